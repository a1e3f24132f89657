import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

const PARTS = '/';

export const thisInstance = [hostname(), process.pid, randomUUID()].join(PARTS);

/** Unknown for other machines, and a reused process number looks alive: those leases run out. */
export function isDeadInstance(name: string): boolean {
  const [host, pid, id] = name.split(PARTS);
  if (host !== hostname() || id === undefined || name === thisInstance) return false;
  // In a container every process may have the same number.
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
