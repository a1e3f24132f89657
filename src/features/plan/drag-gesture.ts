/** In ms. A shorter touch is a tap or starts scrolling. */
const LONG_PRESS = 350;
/** In px. Smaller movements are ignored, because a hand is never completely still. */
const STILL = { mouse: 5, touch: 10 };
/** In px from the top and bottom of the window, where a phone has its bars. */
const EDGE = 88;
/** In px per frame. */
const FASTEST = 14;

interface Point {
  x: number;
  y: number;
}

interface Handlers {
  onStart: () => void;
  /** In px from the corner of the window. */
  onMove: (at: Point) => void;
  onEnd: (isDropped: boolean) => void;
}

/**
 * Follows a press until it is released. With a mouse or pen it becomes a drag once it moves; on a touch screen only
 * after a long press, so that swiping still scrolls and tapping opens. Near the edge of the window the page scrolls.
 * Escape cancels.
 * @returns a function that cancels the drag
 */
export function dragGesture(down: PointerEvent, handlers: Handlers): () => void {
  const isTouch = down.pointerType === 'touch';
  const from = pointOf(down);
  let at = from;
  let frame = 0;
  let state: 'pressed' | 'dragging' | 'over' = 'pressed';
  const end = (isDropped: boolean) => {
    if (state === 'over') return;
    const wasDragging = state === 'dragging';
    state = 'over';
    stop();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    if (!wasDragging) return;
    ignoreClick();
    handlers.onEnd(isDropped);
  };
  const scrollAtEdge = () => {
    const by = scrollOf(at.y, window.innerHeight);
    if (by !== 0) {
      window.scrollBy(0, by);
      handlers.onMove(at);
    }
    frame = requestAnimationFrame(scrollAtEdge);
  };
  const start = () => {
    state = 'dragging';
    handlers.onStart();
    handlers.onMove(at);
    scrollAtEdge();
  };
  const timer = isTouch ? window.setTimeout(start, LONG_PRESS) : undefined;
  const stop = listenTo(down, {
    onMove: (to) => {
      at = to;
      const isStill = distance(at, from) <= (isTouch ? STILL.touch : STILL.mouse);
      if (state === 'dragging') handlers.onMove(at);
      else if (!isStill && isTouch) end(false);
      else if (!isStill) start();
    },
    onEnd: end,
  });
  return () => {
    end(false);
  };
}

/** @returns a function that stops listening */
function listenTo(
  { pointerId, pointerType }: PointerEvent,
  { onMove, onEnd }: Pick<Handlers, 'onMove' | 'onEnd'>,
): () => void {
  const ofPointer = (take: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) take(event);
  };
  const move = (event: PointerEvent) => {
    onMove(pointOf(event));
  };
  const drop = (event: PointerEvent) => {
    move(event);
    onEnd(true);
  };
  const giveUp = () => {
    onEnd(false);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') giveUp();
  };
  // On some systems, a long press opens the context menu, which would end the touch.
  const onMenu = (event: Event) => {
    if (pointerType === 'touch') event.preventDefault();
  };
  const stops = [
    listen('pointermove', ofPointer(move)),
    listen('pointerup', ofPointer(drop)),
    listen('pointercancel', ofPointer(giveUp)),
    listen('keydown', onKey),
    listen('contextmenu', onMenu),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** @returns a function that stops listening */
function listen<Type extends keyof WindowEventMap>(
  type: Type,
  take: (event: WindowEventMap[Type]) => void,
  capture = false,
): () => void {
  window.addEventListener(type, take, capture);
  return () => {
    window.removeEventListener(type, take, capture);
  };
}

function pointOf({ clientX: x, clientY: y }: PointerEvent): Point {
  return { x, y };
}

/**
 * How far the page scrolls per frame while the pointer is at `y`, in px; faster near the edge.
 * @param y in px from the top of the window
 * @param height height of the window, in px
 */
export function scrollOf(y: number, height: number): number {
  const edge = Math.min(EDGE, height / 4);
  const into = Math.max(edge - y, 0) - Math.max(y - (height - edge), 0);
  const share = Math.max(-1, Math.min(1, into / edge));
  return share === 0 ? 0 : Math.round(-share * FASTEST);
}

/** Ignores the click after the release, which some systems send a moment later. */
function ignoreClick(): void {
  const onClick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.setTimeout(listen('click', onClick, true), 100);
}
