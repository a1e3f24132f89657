// 500 reads and 100 durable writes per second, alternating between our server and a bare one whose writes are equally
// durable; then three times what our server can answer. Response times are only compared within the run. `npm run
// bench:load` leaves one thread for this program's garbage collection: four threads took the processor from the server
// under load.
import { parseArgs } from 'node:util';

import { median, percentile, rounded } from '../numbers';
import { BARE_SERVER_IN_LOAD, OUR_SERVER, type RunningServer, Stage } from '../sync/candidates';
import { conclude, type Gate } from '../sync/gates';
import { loadAverage } from '../sync/options';
import type { Memory } from '../sync/process-messages';
import { printRows } from '../sync/table';
import { atRate, type Call } from './at-rate';
import { overload, type Overloaded } from './overload';
import { type Caller, peopleAt } from './people';

const { values } = parseArgs({
  options: {
    /** How long each of the servers is under load. */
    minutes: { type: 'string', default: '1' },
    people: { type: 'string', default: '200' },
    reads: { type: 'string', default: '500' },
    writes: { type: 'string', default: '100' },
    postgres: { type: 'boolean', default: false },
  },
});

const SLICE_SECONDS = 5;
/** Slices in which the engine compiles hot code; they do not count. */
const WARM_UP = 3;
/**
 * The number of forced garbage collections to see the memory in use, under the same load. After the first one the
 * engine collects every one or two seconds, which it does not do even once a minute before: from then on nothing is
 * timed.
 */
const LOOKS_AT_MEMORY = 4;
const TAKEN = new Set([200, 429, 503]);

interface Side {
  name: string;
  server: RunningServer;
  people: Caller[];
  calls: Call[];
  /** Of server and database, in ms per second. */
  processor: number[];
  memory: Memory[];
}

async function sides(stage: Stage): Promise<[Side, Side]> {
  const count = Number(values.people);
  const open = async (name: string, kind: 'ours' | 'bare', server: RunningServer) => {
    const people = await peopleAt(server.url, kind, count);
    return { name, server, people, calls: [], processor: [], memory: [] };
  };
  const { postgres } = values;
  return [
    await open('bare', 'bare', await stage.server(BARE_SERVER_IN_LOAD)),
    await open('ours', 'ours', await stage.server(OUR_SERVER, { postgres })),
  ];
}

async function slice(side: Side, counts: boolean): Promise<void> {
  const { server, people } = side;
  const before = await server.usage();
  const rate = { reads: Number(values.reads), writes: Number(values.writes) };
  const { calls, seconds } = await atRate(people, { ...rate, seconds: SLICE_SECONDS });
  const after = await server.usage();
  if (!counts) return;
  const used = after.cpu + after.database - before.cpu - before.database;
  for (const call of calls) side.calls.push(call);
  side.processor.push(used / 1_000 / seconds);
}

const timesOf = ({ calls }: Side, kind: Call['kind']) =>
  calls.filter((call) => call.kind === kind).map(({ ms }) => ms);

function printSides(both: Side[]): void {
  const cells = (times: number[]) => [50, 95, 99].map((n) => percentile(times, n).toFixed(1));
  printRows([
    [`${values.reads} reads and ${values.writes} writes a second`, 'p50 ms', 'p95', 'p99'],
    ...both.map((side) => [`${side.name}, reads`, ...cells(timesOf(side, 'read'))]),
    ...both.map((side) => [`${side.name}, writes`, ...cells(timesOf(side, 'write'))]),
  ]);
  const mb = (bytes: number | undefined) => ((bytes ?? 0) / 1024 ** 2).toFixed(0);
  printRows([
    ['server', 'CPU ms/s', 'heap MB, first', 'last', 'resident MB, first', 'last'],
    ...both.map(({ name, processor, memory }) => [
      name,
      median(processor).toFixed(0),
      ...[mb(memory[0]?.heap), mb(memory.at(-1)?.heap)],
      ...[mb(memory[0]?.resident), mb(memory.at(-1)?.resident)],
    ]),
  ]);
}

function printOverload({ capacity, sent, statuses, recoveredAfter }: Overloaded): void {
  const counts = [...statuses].map(([status, count]) => `${count} of ${status || 'none'}`);
  console.log(`\nanswered at most ${rounded(capacity)} a second, sent ${rounded(sent)} a second`);
  console.log(`answers: ${counts.join(', ')}; quick again after ${recoveredAfter.toFixed(1)} s`);
}

/** The memory left after garbage collection, in the last third relative to the first. */
function growth(memory: Memory[], of: keyof Memory): number {
  const third = Math.max(1, Math.floor(memory.length / 3));
  const middle = (part: Memory[]) => median(part.map((one) => one[of]));
  return middle(memory.slice(-third)) / middle(memory.slice(0, third));
}

function gatesOf([bare, ours]: [Side, Side], over: Overloaded, lost: number): Gate[] {
  const less = (name: string, value: number, most: number): Gate => ({
    name,
    value,
    target: most,
    fails: most,
    best: 'less',
  });
  const ratio = (kind: Call['kind']) =>
    percentile(timesOf(ours, kind), 99) / percentile(timesOf(bare, kind), 99);
  const strange = [...over.statuses].filter(([status]) => !TAKEN.has(status));
  return [
    less(
      'calls not answered with 200',
      ours.calls.filter(({ status }) => status !== 200).length,
      0,
    ),
    less('confirmed writes that are not there', lost, 0),
    less('reads, p99 of bare', ratio('read'), 2),
    less('writes, p99 of bare', ratio('write'), 2),
    less('heap, last third of first', growth(ours.memory, 'heap'), 1.1),
    less('resident, last third of first', growth(ours.memory, 'resident'), 1.1),
    less(
      'overload: answers not 200, 429, 503',
      strange.reduce((all, [, n]) => all + n, 0),
      0,
    ),
    less('overload: seconds until quick again', over.recoveredAfter, 5),
  ];
}

async function lookAtMemory(both: Side[], slicesBetween: number): Promise<void> {
  for (let look = 0; look < LOOKS_AT_MEMORY; look += 1) {
    for (const { memory, server } of both) memory.push(await server.process.memory());
    if (look === LOOKS_AT_MEMORY - 1) return;
    for (let turn = 0; turn < slicesBetween; turn += 1)
      for (const side of both) await slice(side, false);
  }
}

async function main(): Promise<void> {
  const load = loadAverage();
  console.log(`load average ${load.join(' ')}`);
  const stage = new Stage();
  try {
    const both = await sides(stage);
    const slices = Math.max(1, Math.round((Number(values.minutes) * 60) / SLICE_SECONDS));
    for (let turn = 1 - WARM_UP; turn <= slices; turn += 1) {
      // The sides take turns being first, so that neither always follows the other.
      const order = turn % 2 === 0 ? both : both.toReversed();
      for (const side of order) await slice(side, turn > 0);
      if (turn % 10 === 0) console.error(`${turn} of ${slices} slices`);
    }
    await lookAtMemory(both, Math.ceil(slices / LOOKS_AT_MEMORY));
    printSides(both);
    const [, ours] = both;
    const over = await overload(ours.people);
    printOverload(over);
    let lost = 0;
    for (const person of ours.people) lost += await person.lost();
    conclude('load', gatesOf(both, over, lost), { load, slices, postgres: values.postgres });
  } finally {
    await stage.clear();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
