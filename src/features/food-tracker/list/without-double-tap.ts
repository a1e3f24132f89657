// A browser takes two taps for one double tap within about half a second.
const DOUBLE_TAP_MS = 600;

/**
 * Lets a tap go by that follows another at once: it was meant for what stood there before.
 * @param now a clock in ms that only goes on
 */
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
