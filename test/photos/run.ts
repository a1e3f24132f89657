// A hundred times fifty concurrent uploads, then two hundred kill -9 at a step of a job. Exits with 1 if an image is
// wrongly charged, or an analysis is lost or exists twice.
import { parseArgs } from 'node:util';

import { jobKills } from './job-kills';
import { races } from './race';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}

async function race(): Promise<boolean> {
  const { rounds, accepted, problems } = await races(Number(values.rounds), say);
  say(`fifty uploads at once, ${rounds} times: ${accepted} accepted, ${rounds * 3} expected`);
  for (const problem of problems) say(`  ${problem}`);
  return problems.length === 0;
}

async function kill(): Promise<boolean> {
  const seed = Number(values.seed);
  say(`seed ${seed}`);
  const figures = await jobKills({ rounds: Number(values.kills), seed }, say);
  const steps = Object.entries(figures.steps).map(([step, times]) => `${step} ${times}`);
  say(`kill -9 in a job, ${figures.rounds} times: ${steps.join(', ')}`);
  say(`  asked ${figures.askedAgain} times more than once; slowest end ${figures.slowestMs} ms`);
  for (const problem of figures.problems) say(`  ${problem}`);
  return figures.problems.length === 0;
}

async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const kept = [await race(), await kill()];
  process.exitCode = kept.every(Boolean) ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
