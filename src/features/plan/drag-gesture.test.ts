import { dragGesture, scrollOf } from './drag-gesture';

const at = (type: string, x: number, y: number, part: object = {}) =>
  Object.assign(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true }), {
    pointerId: 1,
    pointerType: 'mouse',
    ...part,
  }) as unknown as PointerEvent;

const TOUCH = { pointerType: 'touch' };

function press(part: object = {}) {
  const said: string[] = [];
  const giveUp = dragGesture(at('pointerdown', 50, 300, part), {
    onStart: () => said.push('start'),
    onMove: ({ x, y }) => said.push(`${String(x)},${String(y)}`),
    onEnd: (isDropped) => said.push(isDropped ? 'dropped' : 'given up'),
  });
  return { said, giveUp };
}

const send = (type: string, x = 0, y = 0, part: object = {}) =>
  window.dispatchEvent(at(type, x, y, part));

beforeEach(() => {
  jest.useFakeTimers();
  // Scrolling at the edge would request new frames endlessly.
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
});

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('with a mouse, a press becomes a drag when it moves, and otherwise a click', () => {
  const click = press();
  send('pointermove', 52, 301);
  send('pointerup', 52, 301);
  expect(click.said).toEqual([]);
  const drag = press();
  send('pointermove', 60, 300);
  send('pointermove', 400, 310);
  send('pointermove', 1, 1, { pointerId: 2 });
  send('pointerup', 400, 310);
  send('pointermove', 500, 310);
  expect(drag.said).toEqual(['start', '60,300', '400,310', '400,310', 'dropped']);
});

test('on a touch screen, swiping scrolls, tapping opens, and a long press drags', () => {
  const swipe = press(TOUCH);
  send('pointermove', 50, 320);
  jest.advanceTimersByTime(2_000);
  send('pointerup', 50, 320);
  expect(swipe.said).toEqual([]);
  const tap = press(TOUCH);
  jest.advanceTimersByTime(200);
  send('pointerup', 50, 300);
  jest.advanceTimersByTime(2_000);
  expect(tap.said).toEqual([]);
  const held = press(TOUCH);
  send('pointermove', 54, 303);
  jest.advanceTimersByTime(400);
  // The context menu of a long press would end the touch.
  expect(send('contextmenu')).toBe(false);
  send('pointermove', 54, 500);
  send('pointerup', 54, 500);
  expect(held.said).toEqual(['start', '54,303', '54,500', '54,500', 'dropped']);
  expect(send('contextmenu')).toBe(true);
});

test('Escape, the system and leaving the page cancel a drag', () => {
  const endings = [
    () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    () => send('pointercancel'),
  ];
  for (const end of endings) {
    const { said } = press();
    send('pointermove', 90, 300);
    end();
    send('pointerup', 90, 300);
    expect(said).toEqual(['start', '90,300', 'given up']);
  }
  const { said, giveUp } = press();
  send('pointermove', 90, 300);
  giveUp();
  giveUp();
  expect(said.filter((one) => one === 'given up')).toHaveLength(1);
});

test('the click after a release is ignored, the next one is not', () => {
  const opened = jest.fn();
  document.body.addEventListener('click', opened);
  press();
  send('pointermove', 90, 300);
  send('pointerup', 90, 300);
  document.body.click();
  expect(opened).not.toHaveBeenCalled();
  jest.runOnlyPendingTimers();
  document.body.click();
  expect(opened).toHaveBeenCalledTimes(1);
});

test('the page scrolls near the edges only, faster towards them, and in small windows too', () => {
  expect([0, 44, 88, 400, 712, 756, 800].map((y) => scrollOf(y, 800))).toEqual([
    -14, -7, 0, 0, 0, 7, 14,
  ]);
  expect(scrollOf(-50, 800)).toBe(-14);
  expect(scrollOf(100, 200)).toBe(0);
  expect(Object.is(scrollOf(88, 800), -0)).toBe(false);
});
