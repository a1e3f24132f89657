// A browser takes two taps within about half a second for a double tap.
const DOUBLE_TAP_MS = 600;

/** Skips a tap right after another: it was meant for what was there before. @param now a monotonic clock in ms */
export function withoutDoubleTap<Given>(
  act: (given: Given) => void,
  now: () => number = () => performance.now(),
): (given: Given) => void {
  let last = -Infinity;
  return (given) => {
    const isSecond = now() - last < DOUBLE_TAP_MS;
    last = now();
    if (!isSecond) act(given);
  };
}
