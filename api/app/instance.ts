import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const SEPARATOR = '/';

/** Identifies where process ids are unique: the machine since its boot, and the container's namespace (Linux). */
const PID_SCOPE = [
  () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
  () => readlinkSync('/proc/self/ns/pid'),
]
  .map(orNothing)
  .join('-');

export const thisInstance = [hostname(), PID_SCOPE, process.pid, randomUUID()].join(SEPARATOR);

/**
 * True only if the process is certainly dead. Processes of other machines or containers, and those whose process id
 * is in use again, count as alive; their leases expire.
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

/** Systems other than Linux do not have these files. */
function orNothing(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
