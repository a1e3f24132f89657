// The cost of one call for the server: processor time, bytes and memory of a sync, of words, of a photo and of an open
// page, on SQLite and on PostgreSQL, alternating with a bare server that receives the same calls. docs/capacity.md uses
// these figures.
import { cpus, release } from 'node:os';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { phonePhoto } from '../../test/kit/pictures';
import { median } from '../numbers';
import { Stage } from '../sync/candidates';
import { EndlessMeals } from '../sync/endless-meals';
import { loadAverage } from '../sync/options';
import { printRows } from '../sync/table';
import { bareSubject } from './bare-subject';
import { callLeg, type CallCost, streamLeg, type StreamCost } from './measure';
import { ourSubject } from './our-subject';
import {
  type CallName,
  PEOPLE,
  PER_ROUND,
  PHOTO_QUALITY,
  PHOTO_SIZE,
  type Subject,
} from './subject';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Seconds for which open pages stay idle: the server checks each session every 25 seconds. */
    idle: { type: 'string', default: '26' },
  },
});

const BARE_SERVER = 'bench/capacity/bare-server.ts';
const CALLS = Object.keys(PER_ROUND) as CallName[];

interface Measured {
  subject: Subject;
  calls: Record<CallName, CallCost[]>;
  streams: StreamCost[];
  atRest: number;
  /** Size of the database in bytes before the first round. */
  storedBefore: number;
}

/** A few pictures; a user never sends the same one twice. */
function photosFrom(pictures: Buffer[]): () => Buffer {
  let sent = 0;
  return () => {
    const picture = pictures[Math.floor(sent / PEOPLE) % pictures.length];
    sent += 1;
    return picture ?? Buffer.alloc(0);
  };
}

/** Different pictures, because a photo that already exists is not stored again. */
async function madePictures(): Promise<Buffer[]> {
  const picture = await phonePhoto(...PHOTO_SIZE);
  const lighter = async (n: number) =>
    sharp(picture)
      .modulate({ brightness: 1 + n / 20 })
      .jpeg({ quality: PHOTO_QUALITY })
      .toBuffer();
  return Promise.all([0, 1, 2, 3, 4, 5].map(lighter));
}

async function subjects(stage: Stage): Promise<Subject[]> {
  const pictures = await madePictures();
  console.log(`a photo of ${PHOTO_SIZE.join(' x ')} has ${pictures[0]?.length ?? 0} bytes`);
  const photo = () => photosFrom(pictures);
  const ours = async (name: string, postgres: boolean) =>
    ourSubject(stage, { name, postgres, meals: new EndlessMeals(), photo: photo() });
  return Promise.all([
    stage.server(BARE_SERVER).then((server) => bareSubject(server, new EndlessMeals(), photo())),
    ours('SQLite', false),
    ours('PostgreSQL', true),
  ]);
}

async function begin(subject: Subject): Promise<Measured> {
  const { resident } = await subject.server.process.memory();
  const calls = Object.fromEntries(CALLS.map((name) => [name, []])) as unknown;
  return {
    subject,
    streams: [],
    atRest: resident,
    calls: calls as Measured['calls'],
    storedBefore: await subject.stored(),
  };
}

/** Round 0 is a warm-up and does not count. Subjects take turns being first. */
async function measure(all: Measured[], rounds: number): Promise<void> {
  for (let round = 0; round <= rounds; round += 1) {
    console.error(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    const first = round % all.length;
    const order = [...all.slice(first), ...all.slice(0, first)];
    for (const name of CALLS) await callRound(order, name, round);
    // What depends on the clock is measured once.
    await streamRound(order, { round, idle: round === rounds ? Number(values.idle) : 0 });
  }
}

async function callRound(order: Measured[], name: CallName, round: number): Promise<void> {
  for (const { subject, calls } of order) {
    const cost = await callLeg(subject, name, round);
    console.error(`${name}, ${subject.name}: ${us(cost.cpu)} + ${us(cost.database)} us`);
    if (round > 0) calls[name].push(cost);
  }
}

async function streamRound(
  order: Measured[],
  { round, idle }: { round: number; idle: number },
): Promise<void> {
  for (const { subject, streams } of order) {
    const cost = await streamLeg(subject, idle);
    console.error(`streams, ${subject.name}: ${us(cost.opened.cpu)} us to open`);
    if (round > 0) streams.push(cost);
  }
}

const us = (value: number) => value.toFixed(value < 100 ? 1 : 0);
const mb = (bytes: number) => (bytes / 1024 ** 2).toFixed(0);
const kb = (bytes: number) => (bytes / 1024).toFixed(1);

/** The ratio to the bare server, in pairs of the same round. */
function timesBare<T>(of: T[], bare: T[], cost: (one: T) => number): string {
  const ratios = of.flatMap((one, round) =>
    bare.slice(round, round + 1).map((pair) => cost(one) / cost(pair)),
  );
  return median(ratios).toFixed(1);
}

function printCalls(all: Measured[], bare: Measured): void {
  for (const name of CALLS) {
    const rows = all.map(({ subject, calls }) => {
      const costs = calls[name];
      const middle = (value: (cost: CallCost) => number) => median(costs.map(value));
      return [
        subject.name,
        us(middle(({ cpu }) => cpu)),
        us(middle(({ database }) => database)),
        timesBare(costs, bare.calls[name], ({ cpu, database }) => cpu + database),
        us(middle(({ bytesUp }) => bytesUp)),
        us(middle(({ bytesDown }) => bytesDown)),
        mb(Math.max(...costs.map(({ peak }) => peak))),
      ];
    });
    printRows([[name, 'CPU us', 'database us', 'x bare', 'B up', 'B down', 'peak MB'], ...rows]);
  }
}

function printStreams(all: Measured[], bare: Measured): void {
  const rows = all.map(({ subject, streams }) => {
    const middle = (value: (cost: StreamCost) => number) => median(streams.map(value));
    const open = ({ opened }: StreamCost) => opened.cpu + opened.database;
    const told = ({ told: cost }: StreamCost) => cost.cpu + cost.database;
    return [
      subject.name,
      us(middle(open)),
      timesBare(streams, bare.streams, open),
      us(middle(told)),
      timesBare(streams, bare.streams, told),
      kb(middle(({ resident }) => resident)),
      kb(middle(({ heap }) => heap)),
      (streams.at(-1)?.idle ?? NaN).toFixed(2),
    ];
  });
  const head = ['an open page', 'CPU us to open', 'x bare', 'a push told to 20', 'x bare'];
  printRows([[...head, 'resident kB', 'heap kB', 'idle us/s'], ...rows]);
}

/** Records that were sent to a subject, including the warm-up. */
function recordsSent(rounds: number): number {
  const each = PER_ROUND;
  const synced = each['sync, 1 record'] + 100 * each['sync, 100 records'] + PEOPLE;
  return (rounds + 1) * (synced + each['a meal in words']);
}

async function printRest(all: Measured[], rounds: number): Promise<void> {
  const rows = await Promise.all(
    all.map(async ({ subject, atRest, storedBefore }) => {
      const grown = (await subject.stored()) - storedBefore;
      return [subject.name, mb(atRest), (grown / recordsSent(rounds)).toFixed(0)];
    }),
  );
  printRows([['server', 'resident MB at the start', 'bytes stored a record'], ...rows]);
}

async function main(): Promise<void> {
  const processor = cpus()[0]?.model ?? 'unknown processor';
  console.log(`${cpus().length} x ${processor}, Node ${process.version}, Linux ${release()}`);
  console.log(`load average ${loadAverage().join(' ')}`);
  const rounds = Number(values.rounds);
  const stage = new Stage();
  try {
    const all: Measured[] = [];
    for (const subject of await subjects(stage)) all.push(await begin(subject));
    await measure(all, rounds);
    const [bare] = all;
    if (!bare) throw new Error('Nothing was measured.');
    printCalls(all, bare);
    printStreams(all, bare);
    await printRest(all, rounds);
  } finally {
    await stage.clear();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
