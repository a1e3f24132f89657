/** A `ref` for what replaces the element that had the focus. */
export function focusWhenShown(node: HTMLElement | null): void {
  node?.focus();
}

const PATIENCE_FRAMES = 120;

/** Focuses what a change shows in a moment. */
export async function focusOnceShown(find: () => HTMLElement | null): Promise<void> {
  for (let frames = 0; frames < PATIENCE_FRAMES; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const shown = find();
    if (!shown) continue;
    shown.focus();
    return;
  }
}
