// Hundreds of kill -9 under four writers and during the sending of mail and reminders, then hundreds of power cuts.
// Exits with 1 if anything acknowledged is lost, or if the power cuts could not detect a loss.
import { parseArgs } from 'node:util';

import { killRounds } from './kill-rounds';
import { mailKills } from './mail-kills';
import { reminderKills } from './reminder-kills';
import { PowerCuts, type CutFigures } from './power-cut/cuts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '500' },
    mails: { type: 'string', default: '200' },
    reminders: { type: 'string', default: '200' },
    cuts: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const seed = Number(values.seed);

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}

async function kill(): Promise<boolean> {
  const began = Date.now();
  const { figures, remove } = await killRounds({ rounds: Number(values.rounds), seed, say });
  const { findings, kills, batches, uploads, problems } = figures;
  const { acknowledged, lost, doubles, quota, answersLost } = findings;
  say(`kill -9: ${kills} times in ${Math.round((Date.now() - began) / 1_000)} s`);
  say(`  ${acknowledged} operations acknowledged, in ${batches} batches; ${uploads} photos`);
  say(`  ${answersLost} batches came again although they had been applied`);
  say(`  lost ${lost.length}, twice ${doubles.length}, quota wrong ${quota.length}`);
  for (const problem of problems) say(`  ${problem}`);
  remove();
  return problems.length === 0;
}

async function killMails(): Promise<boolean> {
  const rounds = Number(values.mails);
  const { kills, owed, twice, slowestMs, problems } = await mailKills({ rounds, seed }, say);
  const steps = Object.entries(kills).map(([step, times]) => `${step} ${times}`);
  say(`kill -9 around mail, ${rounds} times: ${steps.join(', ')}`);
  say(
    `  ${owed} mails owed, ${problems.length} problems, ${twice} came twice; slowest ${slowestMs} ms`,
  );
  for (const problem of problems) say(`  ${problem}`);
  return problems.length === 0;
}

async function killReminders(): Promise<boolean> {
  const rounds = Number(values.reminders);
  const { kills, arrived, lost, problems } = await reminderKills({ rounds, seed }, say);
  const steps = Object.entries(kills).map(([step, times]) => `${step} ${times}`);
  say(`kill -9 around reminders, ${rounds} times: ${steps.join(', ')}`);
  say(`  ${arrived} came once, ${lost} were lost while handed over, ${problems.length} problems`);
  for (const problem of problems) say(`  ${problem}`);
  return problems.length === 0;
}

async function cut(): Promise<boolean> {
  const power = new PowerCuts();
  const count = Number(values.cuts);
  try {
    const full = await power.make(count, 'FULL', seed);
    say(`each its own sync: ${cutWords(full)}`);
    const shared = await power.make(count, 'SHARED', seed);
    say(`one sync for several: ${cutWords(shared)}`);
    const normal = await power.make(count, 'NORMAL', seed);
    say(`no sync: ${cutWords(normal)}`);
    const stood = [full, shared].every(({ lost, damage }) => lost === 0 && damage.length === 0);
    return stood && (count === 0 || normal.lost > 0);
  } finally {
    power.remove();
  }
}

function cutWords({ level, cuts, acknowledged, lost, losing, damage }: CutFigures): string {
  const words = `${losing} of ${cuts} power cuts lost ${lost} of ${acknowledged} commits`;
  return `${level}: ${words}; ${damage.length === 0 ? 'integrity ok' : damage.join('; ')}`;
}

async function main(): Promise<void> {
  // A signal to this process must also end the server.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  say(`seed ${seed}`);
  const kept = [await kill(), await killMails(), await killReminders(), await cut()];
  process.exitCode = kept.every(Boolean) ? 0 : 1;
}

main().catch((error: unknown) => {
  for (let one = error; one instanceof Error; one = one.cause) say(one.message);
  process.exitCode = 1;
});
