import { revealFocus, revealFocusWithout } from './reveal-focus';

let scrolls: jest.SpyInstance;
beforeEach(() => {
  document.body.innerHTML = '<p id="gone">Eggs</p><h2 tabindex="-1">Day</h2>';
  heading().focus();
  scrolls = jest.spyOn(Element.prototype, 'scrollIntoView');
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

function heading(): HTMLElement {
  return document.querySelector('h2')!;
}

/** Whether the browser shows the focus, as it does after a key. */
function focusIsShown(isShown: boolean): void {
  jest.spyOn(heading(), 'matches').mockReturnValue(isShown);
}

test('after a tap the page does not move', () => {
  focusIsShown(false);
  revealFocus();
  expect(scrolls).not.toHaveBeenCalled();
});

test.each([
  ['behind a bar', -20, 'start'],
  ['in view', 300, 'nearest'],
] as const)('after a key, a focused element %s is scrolled to', (_where, top, block) => {
  focusIsShown(true);
  jest.spyOn(heading(), 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  revealFocus();
  expect(scrolls).toHaveBeenCalledWith(expect.objectContaining({ block }));
});

test('it waits until what is removed is gone', async () => {
  focusIsShown(true);
  const done = revealFocusWithout(() => document.getElementById('gone'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(scrolls).not.toHaveBeenCalled();
  document.getElementById('gone')?.remove();
  await done;
  expect(scrolls).toHaveBeenCalledTimes(1);
});
