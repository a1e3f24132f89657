// Several servers on one PostgreSQL database and one bucket: killed under writers, raced for free images, stopped while
// they hold leases, restarted in turn, and measured. Exits with 1 if anything acknowledged is lost or exists twice.
import { parseArgs } from 'node:util';

import { auditOnNodes } from './audit-chain';
import { type Cost, costPerPush } from './cost-per-push';
import { nodeRaces } from './free-limit-race';
import { leasesPass } from './lease-passes';
import { nodeKills } from './node-kills';
import { rollingRestarts } from './rolling-restart';
import { Stores } from './stores';

/** The limit, relative to one server's processor time for a push. */
const COST_MOST = 1.15;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    races: { type: 'string', default: '30' },
    restarts: { type: 'string', default: '5' },
    looks: { type: 'string', default: '400' },
    pairs: { type: 'string', default: '9' },
    leases: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const seed = Number(values.seed);

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}

function told(problems: readonly string[]): boolean {
  for (const problem of problems) say(`  ${problem}`);
  return problems.length === 0;
}

async function kill(stores: Stores): Promise<boolean> {
  const rounds = Number(values.rounds);
  if (rounds === 0) return true;
  const began = Date.now();
  const figures = await nodeKills(stores, { rounds, seed }, say);
  const { findings, kills, batches, uploads, unanswered, problems } = figures;
  const { acknowledged, lost, doubles, quota, answersLost } = findings;
  const seconds = Math.round((Date.now() - began) / 1_000);
  say(`kill -9 of one of two servers, ${rounds} rounds: ${kills} kills in ${seconds} s`);
  say(`  ${acknowledged} operations acknowledged, in ${batches} batches; ${uploads} photos`);
  say(`  ${unanswered} calls without an answer; ${answersLost} batches came again, applied before`);
  say(`  lost ${lost.length}, twice ${doubles.length}, quota wrong ${quota.length}`);
  return told(problems);
}

async function race(stores: Stores): Promise<boolean> {
  const rounds = Number(values.races);
  const { accepted, problems } = await nodeRaces(stores, rounds, say);
  say(
    `fifty uploads at once over two servers, ${rounds} times: ${accepted} accepted of ${rounds * 3}`,
  );
  return told(problems);
}

async function lease(stores: Stores): Promise<boolean> {
  if (values.leases === '0') return true;
  const { passed, slowestMs, problems } = await leasesPass(stores, say);
  say(
    `${passed} photos of a server that was killed or stood still: read by the other one in ${slowestMs} ms`,
  );
  return told(problems);
}

async function audit(stores: Stores): Promise<boolean> {
  const { answered, entries, problems } = await auditOnNodes(stores, Number(values.looks));
  say(
    `the log of administrators over two servers: ${answered} looks, ${entries} entries in one chain`,
  );
  return told(problems);
}

async function roll(stores: Stores): Promise<boolean> {
  const rounds = Number(values.restarts);
  const figures = await rollingRestarts(stores, { rounds, seed });
  const { restarts, acknowledged, putOff, slowestEndMs, problems } = figures;
  say(
    `${restarts} restarts of one server after the other: ${acknowledged} operations acknowledged`,
  );
  say(`  ${putOff} put off; slowest end ${slowestEndMs} ms`);
  return told(problems);
}

async function cost(stores: Stores): Promise<boolean> {
  if (values.pairs === '0') return true;
  const { one, two, ratio, ratioOfAll } = await costPerPush(stores, Number(values.pairs));
  const words = ({ servers, postgres }: Cost) =>
    `${servers.toFixed(2)} ms, PostgreSQL ${postgres.toFixed(2)} ms`;
  say(`processor time of a push: with one server ${words(one)}; with two ${words(two)}`);
  say(`  two against one: ${ratio.toFixed(2)}, with PostgreSQL ${ratioOfAll.toFixed(2)}`);
  return told(ratio <= COST_MOST ? [] : [`more than ${COST_MOST}`]);
}

async function main(): Promise<void> {
  // A signal to this process must also end the servers.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  say(`seed ${seed}`);
  const stores = await Stores.start();
  const kept: boolean[] = [];
  try {
    for (const part of [audit, race, lease, roll, cost, kill]) kept.push(await part(stores));
  } finally {
    await stores.stop();
  }
  process.exitCode = kept.every(Boolean) ? 0 : 1;
}

main().catch((error: unknown) => {
  for (let one = error; one instanceof Error; one = one.cause) say(one.message);
  process.exitCode = 1;
});
