// Runs attacks and long work against a real server, polls its health all the time, and prints its longest stall next to
// that of a bare Node server. Exits with 1 if a stall is too long, or a promise does not hold.
import { parseArgs } from 'node:util';

import { isTooLong, mostAllowed, STRICT, type Verdict } from './attack';
import { attackAll } from './attacks';

const { values } = parseArgs({
  options: {
    /** Duration of the whole run, about. */
    seconds: { type: 'string', default: '300' },
    /** The fraction of 1.1 million records that the database holds. */
    part: { type: 'string', default: '0.2' },
  },
});

// Fourteen attacks, most of them on two servers.
const LEGS = 24;

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}

function show(verdict: Verdict): void {
  const { attack, ours, bare, problems } = verdict;
  const figures = [ours.longest, bare.longest, mostAllowed(verdict, STRICT)].map((ms) =>
    ms.toFixed(0).padStart(7),
  );
  const ratio = (ours.longest / Math.max(bare.longest, 0.1)).toFixed(1).padStart(7);
  const word = isTooLong(verdict, STRICT) ? 'TOO LONG' : problems.length > 0 ? 'FAILED' : 'good';
  say(
    `${String(attack.point).padStart(5)}  ${attack.name.padEnd(44)}${figures.join('')}${ratio}  ${word}`,
  );
  for (const problem of problems) say(`         ${problem}`);
}

async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const seconds = Number(values.seconds) / LEGS;
  say('point  attack                                       ours ms bare ms allowed  ratio');
  const { verdicts, skipped } = await attackAll({ seconds, part: Number(values.part) }, show);
  for (const what of skipped) say(`skipped: ${what}`);
  const bad = verdicts.filter(
    (verdict) => isTooLong(verdict, STRICT) || verdict.problems.length > 0,
  );
  say(`${verdicts.length} attacks, ${bad.length} of them not good`);
  process.exit(bad.length === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
  say(String(error instanceof Error ? error.stack : error));
  process.exit(1);
});
