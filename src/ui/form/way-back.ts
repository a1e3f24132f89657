import { useEffect, useRef } from 'react';

type Go = () => void;

/** @param go goes back after all */
type Heard = (go: Go) => void;

interface Listener {
  hear: Heard;
  /** Position in the history where it began to listen. Going back is undone to this position. */
  here: number;
  isOpen: boolean;
}

// Only the last listener is called, but open dialogs come before the form of the page.
let listeners: Listener[] = [];

/** The listener is called only after the history is back at its position, because it may change the address. */
interface Return {
  listener: Listener;
  steps: number;
  /** Whether a second step of the user came in between. */
  isOff: boolean;
}

let returning: Return | null = null;

/**
 * Call before the router starts. Browsers call a window's listeners in the order in which they were added, so a
 * listener that stops the router's must be added first.
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
 * Calls `hear` when the user goes back, before the router reacts. Going back cannot be prevented, so it is undone.
 * @returns a function that stops it
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

/** For dialogs: going back closes the dialog and the page stays. */
export function useWayBack(isOpen: boolean, close: Go): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    keepFirstPage();
    const hear = () => {
      latestClose.current();
    };
    return onWayBack(hear, { isOpen });
  }, [isOpen]);
}

/** Adds a history entry on the first page, because going back from there would leave the app without closing the dialog. */
function keepFirstPage(): void {
  if (returning !== null || placeInHistory() !== 0) return;
  // A second entry with the same query would open the same thing again.
  if (window.location.search !== '') return;
  window.history.pushState({ ...(window.history.state as object), idx: 1 }, '');
}

/** The router's index of the current history entry; null for an entry that the router did not make. */
function placeInHistory(): number | null {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : null;
}
