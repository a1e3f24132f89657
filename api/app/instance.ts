import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const PARTS = '/';

/** What numbers of processes are counted in: the machine since its start, and the container, as Linux names them. */
const NUMBERS = [
  () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
  () => readlinkSync('/proc/self/ns/pid'),
]
  .map(orNothing)
  .join('-');

export const thisInstance = [hostname(), NUMBERS, process.pid, randomUUID()].join(PARTS);

/**
 * Unknown for other machines and containers, also such as have the same name, and a reused process number looks alive:
 * those leases run out.
 */
export function isDeadInstance(name: string): boolean {
  const [host, numbers, pid, id] = name.split(PARTS);
  if (host !== hostname() || numbers !== NUMBERS || id === undefined) return false;
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
