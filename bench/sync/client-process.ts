// A candidate's client in its own process: runs calls and reports what they took.
import { BareClient } from './bare/client';
import { seededMeals } from './meals';
import { OurClient } from './ours/client';
import type { Answer, Call, Question, SyncClient, Timed } from './process-messages';

const [name = '', url = ''] = process.argv.slice(2);

const CLIENTS: Record<string, () => SyncClient | Promise<SyncClient>> = {
  ours: () => new OurClient(url),
  bare: () => new BareClient(url, 'gzip'),
  'bare-plain': () => new BareClient(url, 'plain'),
  rxdb: async () => (await import('./peers/rxdb-client')).rxdbClient(url),
  pouchdb: async () => (await import('./peers/pouchdb-client')).pouchdbClient(url),
};

const client = Promise.resolve(CLIENTS[name]?.());

process.on('message', (question: Question) => {
  if (!('call' in question)) return;
  void run(question).then(
    (value) => say({ answer: question.ask, value }),
    (error: unknown) => say({ answer: question.ask, error: String((error as Error).stack) }),
  );
});

function say(answer: Answer): void {
  process.send?.(answer);
}

async function run({ call, round, count }: Call): Promise<unknown> {
  const actor = await client;
  if (!actor) throw new Error(`Nobody is called ${name}.`);
  switch (call) {
    case 'prepare':
      return actor.prepare(round, seededMeals(round, count));
    case 'upload':
      return timed(async () => actor.upload());
    case 'download': {
      let held = 0;
      const time = await timed(async () => {
        held = await actor.download();
      });
      return { ...time, held };
    }
    case 'live':
      return { times: await actor.live(seededMeals(LIVE_SEED + round, count)) };
  }
}

// Differs from the seeds of the rounds: these meals are new to the server.
const LIVE_SEED = 1_000;

async function timed(work: () => Promise<void>): Promise<Timed> {
  const before = process.cpuUsage();
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { ms, cpu: user + system };
}
