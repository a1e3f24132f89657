/** A `ref` for an element that replaces the focused element. */
export function focusWhenShown(node: HTMLElement | null): void {
  node?.focus();
}

const PATIENCE_FRAMES = 120;

/** Waits until a change has rendered the element, then focuses it. */
export async function focusOnceShown(find: () => HTMLElement | null): Promise<void> {
  for (let frames = 0; frames < PATIENCE_FRAMES; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const element = find();
    if (!element) continue;
    element.focus();
    return;
  }
}
