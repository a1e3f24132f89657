const SLIP_MS = 5 * 60_000;

/**
 * What is wrong with the server's clock, as the rest of a sentence that begins with its name; undefined if nothing is
 * wrong.
 * @param latest the latest known write to the database, in ms
 */
export function wordsOfClock(now: number, latest: number): string | undefined {
  if (latest <= now + SLIP_MS) return undefined;
  const [said, written] = [now, latest].map((time) => new Date(time).toISOString());
  return `says ${said}, and the database was written at ${written}. Set the clock right (NTP): sessions and syncing depend on it.`;
}
