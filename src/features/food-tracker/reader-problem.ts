
/** The reader is downloaded at its first use. */
export function readerProblem(what: string): string {
  return navigator.onLine
    ? `${what} could not be started. Please try again.`
    : `${what} is not on this device yet: it is fetched when it is first used with a signal.`;
}
