const SLIP_MS = 5 * 60_000;

/**
 * What is wrong with the clock, after its name; undefined where nothing is to be seen.
 * @param latest when the database was written last, as far as is known, in ms
 */
export function wordsOfClock(now: number, latest: number): string | undefined {
  if (latest <= now + SLIP_MS) return undefined;
  const [said, written] = [now, latest].map((time) => new Date(time).toISOString());
  return `says ${said}, and the database was written at ${written}. Set the clock right (NTP): sessions and syncing depend on it.`;
}
