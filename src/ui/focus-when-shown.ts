/** A `ref` that moves the focus to what has just appeared in place of what had it. */
export function focusWhenShown(node: HTMLElement | null): void {
  node?.focus();
}
