/**
 * A page glides where a link leads (docs/requirements.md 2.1, base.css), but what Tab moves to is there at once: a
 * glide that is still under way would go on past what has the focus next, and leave it outside the window.
 */
export function jumpOnTab(): void {
  const { style } = document.documentElement;
  const follow = (event: Event) => {
    style.scrollBehavior = event instanceof KeyboardEvent && event.key === "Tab" ? "auto" : "";
  };
  document.addEventListener("keydown", follow, true);
  document.addEventListener("pointerdown", follow, true);
}
