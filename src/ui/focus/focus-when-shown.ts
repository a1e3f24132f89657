/** A `ref` for what replaces the element that had the focus. */
export function focusWhenShown(node: HTMLElement | null): void {
  node?.focus();
}
