// htmx extension: a new table ends the flight of the old one at once, instead of waiting for it.
(() => {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const root = document.documentElement;
  htmx.config.morphIgnore.push("open"); // what somebody has unfolded stays so
  let core;
  htmx.registerExtension("flight", {
    init: (api) => {
      core = api;
    },
    handle_swap(style, target, fragment) {
      if (style !== "flight") return;
      const swap = () => {
        core.morph(target, fragment, false);
        htmx.process(target);
        document.dispatchEvent(new Event("birdtable:new"));
      };
      const still = !document.startViewTransition || document.hidden || calm.matches || root.dataset.motion === "off";
      if (still) swap();
      else document.startViewTransition(swap).ready.catch(() => {});
      return [target];
    },
  });
})();
