"""HTML as functions: each makes a piece of a page from what one viewer may see."""
