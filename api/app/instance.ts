import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const SEPARATOR = '/';

/** Where a process id is unique: the machine since its start, and the container, as Linux names them. */
const PID_SCOPE = [
  () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
  () => readlinkSync('/proc/self/ns/pid'),
]
  .map(orNothing)
  .join('-');

export const thisInstance = [hostname(), PID_SCOPE, process.pid, randomUUID()].join(SEPARATOR);

/**
 * True only where that can be told: a process of another machine or container, and one whose id was taken again, count as alive.
 * Their leases run out.
 */
export function isDeadInstance(name: string): boolean {
  const [host, numbers, pid, id] = name.split(SEPARATOR);
  if (host !== hostname() || numbers !== PID_SCOPE || id === undefined) return false;
  if (name === thisInstance) return false;
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Other systems have no such names. */
function orNothing(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
