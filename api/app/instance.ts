import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

const PARTS = '/';

/** The name under which this process holds leases: its machine, its number there, and a name of its own. */
export const thisInstance = [hostname(), process.pid, randomUUID()].join(PARTS);

/**
 * Whether the process behind a name is known to be dead. Of other machines nothing is known, and a
 * number that was given out anew looks alive: their leases run out.
 */
export function isDeadInstance(name: string): boolean {
  const [host, pid, id] = name.split(PARTS);
  if (host !== hostname() || id === undefined || name === thisInstance) return false;
  // In a container every process may have the same number: the one that has it now is this one.
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
