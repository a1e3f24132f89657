// What is shown instead of something has to be on the page first, and an open dialog keeps its own focus.
const FRAMES = 3;

/** Where an element was before it was removed. */
interface Place {
  parent: Node;
  /** The one that is removed. */
  tag: string;
  next: Node | null;
  previous: Node | null;
}

/**
 * Gives the focus a place when what had it is removed: the next item, or the heading above. Without it the browser
 * puts it on the page, where a screen reader says nothing and the next Tab begins at the top. After a form is sent
 * with mistakes it goes to the first field that has one. Returns the way to stop.
 * @param first what had the focus before this was called
 */
export function keepFocus(first: EventTarget | null = document.activeElement): () => void {
  let last = first instanceof HTMLElement ? first : null;
  // Removed before it was watched, so its place is not known.
  if (last?.isConnected === false && isNowhere()) focusQuietly(headingAbove(document.body));
  const note = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement ? target : null;
  };
  const leave = ({ target }: FocusEvent) => {
    // Somebody has tapped beside it, unless it is gone a moment later.
    setTimeout(() => {
      if (last === target && last?.isConnected === true && isNowhere()) last = null;
    });
  };
  const sent = ({ target }: SubmitEvent) => void focusFirstProblem(target);
  const observer = new MutationObserver((records) => {
    if (last === null || last.isConnected || !isNowhere()) return;
    const place = placeOf(last, records);
    last = null;
    if (place) void restore(place);
  });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', leave);
  document.addEventListener('submit', sent);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', leave);
    document.removeEventListener('submit', sent);
    observer.disconnect();
  };
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** A parent can be removed after its child: the outermost counts. */
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

/** A button, link or box in a neighbor of the same kind: in a text field, a phone would open its keyboard. */
function controlIn(node: Node | null, tag: string): HTMLElement | null {
  if (!(node instanceof HTMLElement) || !node.isConnected || node.nodeName !== tag) return null;
  const controls = 'button:not(:disabled), a[href], summary, input[type=checkbox]:not(:disabled)';
  return node.matches(controls) ? node : node.querySelector<HTMLElement>(controls);
}

/** Of the nearest part of the page that has one. */
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

/** Not reached by Tab afterward, and the page stays where it is. */
function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

async function focusFirstProblem(form: EventTarget | null): Promise<void> {
  // Checking takes a moment, and what it finds is drawn a moment later.
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
