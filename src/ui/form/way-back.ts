import { useEffect, useRef } from 'react';

type Go = () => void;

/** @param go leaves after all */
type Heard = (go: Go) => void;

interface Listener {
  hear: Heard;
  /** Where it began to listen: the way back is undone to there. */
  here: number;
  isOpen: boolean;
}

// The last one hears of it; what is open on the page comes before the page's form.
let listeners: Listener[] = [];

/** Told once the page is where it was: what is told may change the address. */
interface Return {
  listener: Listener;
  steps: number;
  /** Whether a second step of the user came in between. */
  isOff: boolean;
}

let returning: Return | null = null;

/**
 * Call before the router starts. Browsers call the listeners of a window in the order in which they were added,
 * so one that is to stop the router's has to be there before it.
 */
export function listenToWayBack(): void {
  window.addEventListener('popstate', (event) => {
    const listener =
      returning?.listener ?? listeners.findLast(({ isOpen }) => isOpen) ?? listeners.at(-1);
    const there = placeInHistory();
    if (!listener || there === null) return;
    event.stopImmediatePropagation();
    const steps = there - listener.here;
    if (returning) goOn(returning, steps);
    else if (steps !== 0) {
      returning = { listener, steps, isOff: false };
      window.history.go(-steps);
    }
  });
}

function goOn(undone: Return, steps: number): void {
  if (steps === 0) {
    returning = null;
    undone.listener.hear(() => {
      window.history.go(undone.steps);
    });
    return;
  }
  undone.isOff = !undone.isOff;
  if (!undone.isOff) window.history.go(-steps);
}

/**
 * Hears of the way back before the router does. It cannot be stopped, so it is undone.
 * @returns the way to stop
 */
export function onWayBack(hear: Heard, { isOpen = false } = {}): () => void {
  const here = placeInHistory();
  if (here === null) return () => undefined;
  const listener = { hear, here, isOpen };
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}

/** For what is open above the page: going back closes it, and the page stays. */
export function useWayBack(isOpen: boolean, close: Go): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    keepFirstPage();
    const hear = () => {
      latest.current();
    };
    return onWayBack(hear, { isOpen });
  }, [isOpen]);
}

/** Going back from the first page would leave the app before anything could be closed. */
function keepFirstPage(): void {
  if (returning !== null || placeInHistory() !== 0) return;
  // A second entry with what the address opens would open it again.
  if (window.location.search !== '') return;
  window.history.pushState({ ...(window.history.state as object), idx: 1 }, '');
}

/** As the router counts the entries; null for one that it has not made. */
function placeInHistory(): number | null {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : null;
}
