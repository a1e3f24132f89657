import { readFileSync, writeFileSync } from 'node:fs';

/** Microseconds per clock tick in /proc. */
const TICK_US = 10_000;

/**
 * Processor time of a process and all of its descendants, in microseconds. For programs with single-threaded processes,
 * such as PostgreSQL. Linux only.
 */
export function processorUsOf(pid: number): number {
  const [ran = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(ran) / 1_000 + endedUs(pid) + sum(childrenOf(pid).map(processorOfLiving));
}

/** A child may end while it is read: then its time appears in its parent a moment later. */
function processorOfLiving(pid: number): number {
  try {
    return processorUsOf(pid);
  } catch {
    return 0;
  }
}

/** Processor time of children that have ended. */
function endedUs(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may contain spaces: counted from the state, the children's user and system times are 14th and
  // 15th.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * TICK_US;
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** The peak memory of a process in bytes since the last `forgetPeak`. */
export function peakOf(pid: number): number {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(statusOf(pid)) ?? [];
  return Number(kilobytes) * 1_024;
}

const statusOf = (pid: number) => readFileSync(`/proc/${pid}/status`, 'utf8');

/** The memory of a process and all of its descendants, in bytes; shared memory is counted once. */
export function memoryOfTree(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB$/m.exec(text) ?? [];
  return Number(kilobytes) * 1_024 + sum(childrenOf(pid).map(memoryOfTree));
}
