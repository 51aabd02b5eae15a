// What the pages do beyond forms and pushes. Each part serves alone, and nothing is lost without it.
(() => {
  const table = () => document.getElementById("table");
  const form = () => document.getElementById("act");

  // The title and, for those who want it, a chirp say that it is your turn.
  let yours = table()?.dataset.yours === "yes";
  document.addEventListener("birdtable:new", () => {
    const now = table();
    if (now.dataset.title) document.title = now.dataset.title;
    if (now.dataset.yours === "yes" && !yours) chirp();
    yours = now.dataset.yours === "yes";
  });

  let audio;
  function chirp() {
    if (document.documentElement.dataset.sound !== "on") return;
    audio ??= new AudioContext();
    [0, 0.16].forEach((wait, i) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + wait;
      tone.frequency.setValueAtTime(2100 + 300 * i, start);
      tone.frequency.exponentialRampToValueAtTime(3100 + 300 * i, start + 0.07);
      tone.frequency.exponentialRampToValueAtTime(2300, start + 0.12);
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.06, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.13);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.15);
    });
  }

  // Keys: a letter chooses birds, 1 to 4 lay left of a row, 5 to 8 right of it, U takes back, R shows the rules.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=radio]), textarea, select")) return;
    const key = event.key.toUpperCase();
    const bird = form()?.querySelector(`[name="bird"][value="${CSS.escape(key)}"]`);
    if (bird) {
      bird.checked = true;
      bird.focus();
    } else if (/^[1-8]$/.test(key)) {
      const place = key <= 4 ? `${key}L` : `${key - 4}R`;
      form()?.querySelector(`[name="place"][value="${place}"]`)?.click();
    } else if (key === "U" && table()) {
      document.querySelector('form[action$="/undo"] button')?.click();
    } else if (key === "R" && table() && !bird) {
      document.querySelector(".tools a[href^='/rules']")?.click();
    }
  });

  // Dragging: birds from the hand to an end of a row. A short press is a choice, as everywhere.
  let drag = null;
  const aim = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest("button.end");
  const unaim = () => document.querySelectorAll(".aimed").forEach((end) => end.classList.remove("aimed"));
  document.addEventListener("pointerdown", (event) => {
    const group = event.target.closest?.(".group");
    if (!group?.querySelector("[name=bird]") || event.button !== 0) return;
    drag = { group, label: group.querySelector("label"), x: event.clientX, y: event.clientY, moved: false };
  });
  document.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moved && Math.hypot(dx, dy) < 8) return;
    if (!drag.moved) {
      drag.moved = true;
      drag.group.classList.add("dragged");
      drag.group.querySelector("[name=bird]").checked = true;
    }
    drag.label.style.translate = `${dx}px ${dy}px`;
    unaim();
    aim(event)?.classList.add("aimed");
  });
  const drop = (event) => {
    if (!drag) return;
    const { group, label, moved } = drag;
    drag = null;
    const end = moved && event.type === "pointerup" ? aim(event) : null;
    group.classList.remove("dragged");
    label.style.translate = "";
    unaim();
    end?.click();
    if (moved) addEventListener("click", (late) => late.preventDefault(), { capture: true, once: true });
    if (moved) setTimeout(() => dispatchEvent(new Event("click", { cancelable: true })), 0);
  };
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", drop);

  // A link is selected as a whole; what was said leaves the field.
  document.addEventListener("focusin", (event) => {
    if (event.target.dataset.copy) event.target.select();
  });
  document.addEventListener("htmx:after:request", (event) => {
    const sent = event.target.closest?.("form[data-clears]");
    if (sent) sent.reset();
  });
})();
