import { revealFocus } from './reveal-focus';

// Waits until a replacement has been rendered and an open dialog has set its own focus.
const FRAMES = 3;

/** Where an element was before it was removed. */
interface Place {
  parent: Node;
  /** Node name of the removed element. */
  tag: string;
  next: Node | null;
  previous: Node | null;
}

/**
 * When the focused element is removed, moves the focus to the next item or the heading above. Otherwise the browser
 * would move it to the page, where a screen reader says nothing and the next Tab starts at the top. When a form is sent
 * with mistakes, focuses the first invalid field. Returns a function that stops it.
 * @param first the element that had the focus before this was called
 */
export function keepFocus(first: EventTarget | null = document.activeElement): () => void {
  let last = first instanceof HTMLElement ? first : null;
  // It was removed before it was watched, so its position is not known.
  if (last?.isConnected === false && isNowhere()) focusQuietly(headingAbove(document.body));
  const note = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement ? target : null;
  };
  const leave = ({ target }: FocusEvent) => {
    // If the element is still there a moment later, the user has tapped outside of it.
    setTimeout(() => {
      if (last === target && last?.isConnected === true && isNowhere()) last = null;
    });
  };
  const onSubmit = ({ target }: SubmitEvent) => void focusFirstProblem(target);
  const observer = new MutationObserver((records) => {
    if (last === null || last.isConnected || !isNowhere()) return;
    const place = placeOf(last, records);
    last = null;
    if (place) void restore(place);
  });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', leave);
  document.addEventListener('submit', onSubmit);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', leave);
    document.removeEventListener('submit', onSubmit);
    observer.disconnect();
  };
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** A parent can be removed after its child, so the outermost removed element counts. */
function placeOf(lost: Node, records: readonly MutationRecord[]): Place | undefined {
  let place: Place | undefined;
  for (const { target, removedNodes, nextSibling, previousSibling } of records) {
    const wanted = place?.parent ?? lost;
    const removed = [...removedNodes].find((node) => node.contains(wanted));
    if (!removed || (place && place.parent.isConnected)) continue;
    place = { parent: target, tag: removed.nodeName, next: nextSibling, previous: previousSibling };
  }
  return place;
}

async function restore({ parent, tag, next, previous }: Place): Promise<void> {
  await frames(FRAMES);
  if (!isNowhere()) return;
  const control = controlIn(next, tag) ?? controlIn(previous, tag);
  if (control) control.focus();
  else focusQuietly(headingAbove(parent));
}

/** A button, link or checkbox in a neighbor of the same kind. Not a text field, because a phone would open its keyboard. */
function controlIn(node: Node | null, tag: string): HTMLElement | null {
  if (!(node instanceof HTMLElement) || !node.isConnected || node.nodeName !== tag) return null;
  const controls = 'button:not(:disabled), a[href], summary, input[type=checkbox]:not(:disabled)';
  return node.matches(controls) ? node : node.querySelector<HTMLElement>(controls);
}

/** The heading of the nearest section that has one. */
function headingAbove(from: Node): HTMLElement | null {
  const parts = 'section, article, form, [role=dialog], main';
  let part = (from instanceof Element && from.isConnected ? from : document.body).closest(parts);
  while (part) {
    const heading = part.querySelector<HTMLElement>('h1, h2, h3, h4');
    if (heading) return heading;
    part = part.parentElement?.closest(parts) ?? null;
  }
  return document.querySelector('main h1');
}

/** Focuses without adding the element to the tab order and, after a tap, without scrolling. */
function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  revealFocus();
}

async function focusFirstProblem(form: EventTarget | null): Promise<void> {
  // Validation and rendering its result take some frames.
  for (let tries = 0; tries < 10; tries += 1) {
    await frames(FRAMES);
    if (!(form instanceof HTMLFormElement) || !form.isConnected) return;
    const problem = form.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!problem) continue;
    if (document.activeElement?.getAttribute('aria-invalid') !== 'true') problem.focus();
    return;
  }
}

async function frames(count: number): Promise<void> {
  for (let drawn = 0; drawn < count; drawn += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
