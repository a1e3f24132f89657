import { readFileSync } from 'node:fs';

const EVERY_MS = 10;

/** Resident memory of a process, in MB (Linux only). */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? NaN) / 1_024;
}

// The kernel counts in hundredths of a second.
const TICK_MS = 10;

/** Processor time of a process and its threads, in ms. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before it may contain anything, including a closing bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The peak growth of a process's memory while work was done, in MB. */
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
