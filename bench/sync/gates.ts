import { rounded } from '../numbers';

/** A goal relative to the limit of the same run, and a threshold below which a change fails. */
export interface Gate {
  name: string;
  value: number;
  target: number;
  fails: number;
  /** Whether more is better. */
  best: 'more' | 'less';
}

export type Verdict = 'on target' | 'below target' | 'FAILED';

export function verdictOf({ value, target, fails, best }: Gate): Verdict {
  const sign = best === 'more' ? 1 : -1;
  // Written so that NaN fails.
  if (!(value * sign >= fails * sign)) return 'FAILED';
  return value * sign >= target * sign ? 'on target' : 'below target';
}

/** Prints every goal, then one line of JSON; sets exit code 1 if a gate failed. */
export function conclude(bench: string, gates: Gate[], facts: object): void {
  const judged = gates.map((gate) => ({ ...gate, verdict: verdictOf(gate) }));
  console.log('');
  for (const { name, value, target, fails, best, verdict } of judged) {
    const sign = best === 'more' ? '>=' : '<=';
    const limits = `target ${sign} ${target}, gate ${fails}`;
    console.log(`${name.padEnd(40)} ${String(rounded(value)).padStart(6)}  ${limits}  ${verdict}`);
  }
  const ok = judged.every(({ verdict }) => verdict !== 'FAILED');
  const goals = Object.fromEntries(
    judged.map(({ name, value, verdict }) => [name, { value: rounded(value), verdict }]),
  );
  console.log(JSON.stringify({ bench, ...facts, goals, ok }));
  if (!ok) process.exitCode = 1;
}
