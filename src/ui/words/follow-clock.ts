// No event says that the clock or the time zone of the device was changed.
const CHECK_MS = 1_000;

/** Calls `check` at least every second while the page is in use, and when it comes back. Returns a function that stops it. */
export function followClock(check: () => void): () => void {
  const timer = setInterval(check, CHECK_MS);
  // Timers are slow in the background.
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
