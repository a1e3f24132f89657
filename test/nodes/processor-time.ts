import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of a process so far, in ms. @param ended includes its children that have ended */
export function processorMs(pid: number, ended = false): number {
  const fields = statOf(pid);
  const [user, system, endedUser, endedSystem] = [11, 12, 13, 14].map((at) => Number(fields[at]));
  const ticks = (user ?? 0) + (system ?? 0) + (ended ? (endedUser ?? 0) + (endedSystem ?? 0) : 0);
  return ticks * MS_PER_TICK;
}

/** The same for a process and all of its descendants. */
export function processorMsOfAll(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => parentOf(child) === pid);
  return processorMs(pid, true) + children.reduce((sum, child) => sum + processorMs(child), 0);
}

// Linux has 100 of them per second, on every machine that Node runs on.
const MS_PER_TICK = 10;

function parentOf(pid: number): number | undefined {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return undefined;
  }
}

/** The fields after the name, which may contain spaces. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
