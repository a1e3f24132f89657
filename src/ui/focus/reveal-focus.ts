const PATIENCE_FRAMES = 120;

/**
 * Scrolls a focused element out from under sticky bars and into the window, as the browser does for Tab. Only for users
 * of a keyboard: after a tap, the page must not move under the finger.
 */
export function revealFocus(): void {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible')) return;
  const margin = Number.parseFloat(getComputedStyle(focused).scrollMarginTop);
  const isCovered = focused.getBoundingClientRect().top < (margin || 0);
  // 'nearest' leaves an element alone that is taller than the window.
  focused.scrollIntoView({ block: isCovered ? 'start' : 'nearest', behavior: 'instant' });
}

/** The same once an element above the focused one is removed, which moves that one. */
export async function revealFocusWithout(find: () => HTMLElement | null): Promise<void> {
  for (let frames = 0; frames < PATIENCE_FRAMES; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (find() === null) {
      revealFocus();
      return;
    }
  }
}
