import { readFileSync } from 'node:fs';

const EVERY_MS = 10;

/** What a process holds in memory, in MB. Linux tells. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? NaN) / 1_024;
}

// The kernel counts in hundredths of a second.
const TICK_MS = 10;

/** How long a process and its threads have been on a processor, in ms. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before it may hold anything, a closing bracket too.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** How much more a process held at most while something was done, in MB. */
export async function growthDuring<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ grown: number; result: T }> {
  const before = residentMb(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, EVERY_MS);
  try {
    const result = await work();
    return { grown: Math.max(most, residentMb(pid)) - before, result };
  } finally {
    clearInterval(timer);
  }
}
