import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';

import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';
import { FREE_IMAGES } from '#shared/rules/plan';

import { ApiInMemory, type Visitor } from '../../../../test/kit/api-in-memory';
import { photoForm, picture } from '../../../../test/kit/pictures';
import { mealFields } from '../../../../test/kit/stores';
import { op, synced } from '../../../../test/kit/sync-requests';
import { CHICKEN_AND_RICE, NO_FOOD } from '../../../../test/kit/vision-counterpart';
import { readingSchema, type MealReading } from '../../../gateways/vision/reading';
import { GiveUp, PutOff } from '../../../jobs/outcomes';
import type { Work, Write } from '../../../jobs/work';
import { blankOldDeletions } from '../../../store/deletions';
import {
  DUPLICATE_JOB,
  endJob,
  holdsLease,
  leaseJob,
  PHOTO_JOB,
  TEXT_JOB,
} from '../../../store/jobs';
import type { JobsTable } from '../../../store/tables';
import { duplicateWork } from '../duplicate-work';
import { expirePhotos } from '../expire-photos';
import { mealWork } from '../reading/meal-work';
import { Spending } from '../reading/spending';
import { releasePhotos } from '../release-photos';
import { removePhotos } from '../remove-photos';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const FILE = { sha256: 'a'.repeat(64), mime: 'image/jpeg', bytes: 9, width: 9, height: 9 };
const TRIES = 4;
const RUNS = Number(process.env['PHOTO_RUNS'] ?? 40);

type Said = 'food' | 'no food' | 'a failure' | 'a refusal';

let api: ApiInMemory;
let clock = Date.now();
let pictures: Buffer[];

beforeAll(async () => {
  api = await ApiInMemory.start({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }, () => clock);
  // The tests take the runner's part, one step at a time.
  api.services.jobs['stopped'] = true;
  pictures = await Promise.all([10, 80, 150, 220].map(async (shade) => picture(16, 16, shade)));
});
afterAll(async () => api.stop());

const mealOp = ({ mealId, photoId }: Pair) =>
  op({ id: mealId, patch: mealFields({ name: 'Photo', description: null, photoId }) });
const photoOp = ({ mealId, photoId }: Pair) =>
  op({ type: 'photo', id: photoId, patch: { mealId, ...FILE } });
const UNDO = { act: 'restore', base: 1 } as const;

const readingOf = (answer: typeof NO_FOOD): MealReading =>
  readingSchema.parse(JSON.parse('content' in answer ? answer.content : '{}'));

/** One photo with its meal, as its device knows them. */
interface Pair {
  mealId: string;
  photoId: string;
  bytes: Buffer;
}

/** A person with photos, a provider that answers when it is told to, and the worker's steps in the test's hands. */
class Life {
  readonly pairs: Pair[] = [];
  private job: JobsTable | undefined;
  private running: Promise<Write> | undefined;
  private ready: Write | Error | undefined;
  private answer: ((reading: MealReading | Error) => void) | undefined;

  private constructor(readonly ada: Visitor) {}

  static async begin(): Promise<Life> {
    // The limits of calls are another matter.
    clock += HOUR_MS;
    // Of a history that failed some may be left.
    await api.services.db.deleteFrom('jobs').execute();
    return new Life(await api.member());
  }

  /** Takes a photo: meal and photo are announced together, or the meal comes later. */
  async take(bytes: Buffer, how: 'both' | 'photo alone' = 'both'): Promise<Pair> {
    const pair = { mealId: uuidv7(), photoId: uuidv7(), bytes };
    this.pairs.push(pair);
    await this.sync(...(how === 'both' ? [mealOp(pair)] : []), photoOp(pair));
    return pair;
  }

  bringMeal = async (pair: Pair) => this.sync(mealOp(pair));

  /** Gives a meal that is there another photo; the old one is deleted. */
  async replace(pair: Pair): Promise<void> {
    const { live } = await this.records(pair);
    if (!live) return;
    const old = pair.photoId;
    pair.photoId = uuidv7();
    const meal = op({ id: pair.mealId, patch: { photoId: pair.photoId }, base: 1 });
    const gone = op({ type: 'photo', id: old, act: 'del', patch: null, base: 1 });
    await this.sync(meal, photoOp(pair), gone);
  }

  async upload({ photoId, bytes }: Pair): Promise<number> {
    const body = photoForm(bytes, { photoId });
    return (await this.ada.send('/api/analyze-image', { method: 'POST', body })).status;
  }

  remove = async ({ mealId }: Pair) =>
    this.sync(op({ id: mealId, act: 'del', patch: null, base: 1 }));
  removePhoto = async ({ photoId: id }: Pair) =>
    this.sync(op({ type: 'photo', id, act: 'del', patch: null, base: 1 }));

  /** Undoes a deletion. Where too long ago, the device brings the whole entry. */
  async restore(pair: Pair): Promise<void> {
    const { meal } = await this.records(pair);
    await this.sync(
      op({ ...(meal ? { id: pair.mealId, patch: null } : mealOp(pair)), opId: uuidv7(), ...UNDO }),
    );
  }

  async restorePhoto(pair: Pair): Promise<void> {
    const { photo } = await this.records(pair);
    const { photoId: id } = pair;
    await this.sync(
      op({
        ...(photo ? { id, patch: null } : photoOp(pair)),
        type: 'photo',
        opId: uuidv7(),
        ...UNDO,
      }),
    );
  }

  async bringBack(pair: Pair): Promise<void> {
    await this.bringMeal(pair);
    await this.restore(pair);
    await this.restorePhoto(pair);
  }

  ask = async ({ mealId }: Pair) => this.edit(mealId, { asked: uuidv7() });
  describe = async ({ mealId }: Pair) => this.edit(mealId, { description: `rice ${uuidv7()}` });
  edit = async (id: string, patch: Partial<Meal>) => this.sync(op({ id, patch, base: 1 }));

  private async sync(...ops: ReturnType<typeof op>[]): Promise<void> {
    clock += 1;
    await synced(this.ada, { ops, sentAt: clock });
  }

  /** Leases the next job that is due and goes as far as the provider, or to what is to be written. */
  async start(): Promise<boolean> {
    if (this.job) return false;
    const { db } = api.services;
    const lease = {
      kinds: Object.keys(this.works()),
      owner: 'test',
      now: clock,
      until: clock + 9e9,
      perPerson: 1,
    };
    this.job = await leaseJob(db, lease);
    if (!this.job) return false;
    const { job } = this;
    const work = this.works()[job.kind]!;
    const { begin } = work;
    if (begin) {
      await db.transaction().execute(async (trx) => {
        if (await holdsLease(trx, job)) await begin(job)(trx);
      });
    }
    const asked = new Promise<void>((resolve) => (this.asked = resolve));
    this.running = work.run(job, new AbortController().signal);
    this.running.then(
      (write) => (this.ready = write),
      (error: unknown) => (this.ready = error as Error),
    );
    await Promise.race([asked, this.running.catch(() => undefined)]);
    return true;
  }

  private asked: () => void = () => undefined;

  /** The provider answers what it was asked. */
  async hear(said: Said): Promise<boolean> {
    const { answer, running } = this;
    if (!answer || !running) return false;
    this.answer = undefined;
    if (said === 'food') answer(readingOf(CHICKEN_AND_RICE));
    if (said === 'no food') answer(readingOf(NO_FOOD));
    if (said === 'a failure') answer(new Error('down'));
    if (said === 'a refusal') answer(new GiveUp('refused'));
    await running.catch(() => undefined);
    return true;
  }

  /** Ends the job with what it has come to, as the runner does. */
  async end(): Promise<boolean> {
    const { job, ready } = this;
    if (!job || ready === undefined) return false;
    this.job = this.running = this.ready = undefined;
    const work = this.works()[job.kind]!;
    if (typeof ready === 'function') await this.finish(job, { state: 'done' }, ready);
    else if (ready instanceof PutOff && clock - job.due_since < 2 * DAY_MS) {
      const write = work.wait?.(job, ready.until) ?? (() => Promise.resolve());
      const { until: run_at } = ready;
      await this.finish(job, { state: 'queued', run_at, attempts: job.attempts - 1 }, write);
    } else if (
      !(ready instanceof Error) ||
      ready instanceof GiveUp ||
      ready instanceof PutOff ||
      job.attempts >= TRIES
    ) {
      await this.finish(job, { state: 'failed' }, work.giveUp(job, ready));
    } else {
      const run_at = clock + 5_000;
      const wait = work.wait?.(job, run_at) ?? (() => Promise.resolve());
      await this.finish(job, { state: 'queued', run_at }, wait);
    }
    return true;
  }

  private async finish(job: JobsTable, outcome: Parameters<typeof endJob>[2], write: Write) {
    await api.services.db.transaction().execute(async (trx) => {
      if (await endJob(trx, job, outcome)) await write(trx);
    });
  }

  private works(): Record<string, Work> {
    const { db } = api.services;
    const vision = {
      model: 'scripted',
      prompt: 'test',
      read: async () => {
        const reading = await new Promise<MealReading>((resolve, reject) => {
          this.answer = (said) => (said instanceof Error ? reject(said) : resolve(said));
          this.asked();
        });
        return { reading, usage: { calls: 1, inputTokens: 1, outputTokens: 1 } };
      },
    };
    const spending = new Spending(db, { input: 0, output: 0, daily: undefined });
    const work = mealWork({ ...api.services, vision, spending });
    return { [PHOTO_JOB]: work, [TEXT_JOB]: work, [DUPLICATE_JOB]: duplicateWork(api.services) };
  }

  /** Lets everything come to rest: the provider sees food, and all that is due later becomes due. */
  async rest(): Promise<void> {
    // A photo whose meal never comes is given up after two days.
    for (let rounds = 0; rounds < 100; rounds += 1) {
      clock += HOUR_MS;
      const worked = [await this.start(), await this.hear('food'), await this.end()];
      if (worked.includes(true)) continue;
      const open = await this.openJobs();
      if (open === 0) return;
    }
    throw new Error('The jobs never end.');
  }

  async openJobs(): Promise<number> {
    const open = await api.services.db
      .selectFrom('jobs')
      .select('id')
      .where('user_id', '=', this.ada.userId)
      .where('state', 'in', ['queued', 'running'])
      .execute();
    return open.length;
  }

  readOne = async () => [await this.start(), await this.hear('food'), await this.end()];

  later = async () => {
    clock += 130_000;
    return Promise.resolve();
  };

  /** A month passes, and the server lets go of what is kept for a month. */
  async tidy(): Promise<void> {
    clock += 31 * DAY_MS;
    const { db, files } = api.services;
    await expirePhotos({ db, now: () => clock });
    await blankOldDeletions(db, clock - 30 * DAY_MS);
    await removePhotos({ db, files });
  }

  wasPremium = false;
  premium = async () => this.plan('premium');
  free = async () => this.plan('free');

  /** Premium begins, or ends. */
  async plan(plan: 'premium' | 'free'): Promise<void> {
    const { db } = api.services;
    const { userId } = this.ada;
    if (plan === 'premium') this.wasPremium = true;
    await db.transaction().execute(async (trx) => {
      const change = { subscription_status: plan };
      await trx.updateTable('users').set(change).where('id', '=', userId).execute();
      if (plan === 'premium') await releasePhotos(trx, { userId, now: clock, provider: true });
    });
  }

  /** Images that are counted: by the account, by photo, and by the book. */
  async images() {
    const { db } = api.services;
    const { userId } = this.ada;
    const { used } = await db
      .selectFrom('users')
      .select('images_uploaded as used')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const charges = await db
      .selectFrom('photo_charges')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    const book = await db
      .selectFrom('photo_credits')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('n')
      .execute();
    return { used, charged: charges.filter(({ charged }) => charged === 1).length, book };
  }

  async records({ mealId, photoId }: Pair) {
    const rows = await api.services.db
      .selectFrom('records')
      .select(['id', 'data', 'deleted'])
      .where('user_id', '=', this.ada.userId)
      .where('id', 'in', [mealId, photoId])
      .execute();
    const of = (id: string) => rows.find((row) => row.id === id);
    const charge = await api.services.db
      .selectFrom('photo_charges')
      .select('charged')
      .where('photo_id', '=', photoId)
      .executeTakeFirst();
    return {
      meal: JSON.parse(of(mealId)?.data ?? 'null') as Meal,
      photo: JSON.parse(of(photoId)?.data ?? 'null') as Photo,
      live: of(mealId)?.deleted === 0 && of(photoId)?.deleted === 0,
      charged: charge?.charged === 1,
    };
  }

  /** What a person sees of a photo: its status, and how far its meal's reading is. */
  async seen(pair: Pair) {
    const { meal, photo } = await this.records(pair);
    return [photo.status, meal.progress?.state ?? null, Boolean(meal.analysis)];
  }
}

test('a meal that is deleted while its photo is read has the reading when it is restored', async () => {
  const life = await Life.begin();
  const pair = await life.take(pictures[0]!);
  await life.upload(pair);
  await life.start();
  await life.remove(pair);
  await life.hear('food');
  await life.end();
  await life.restore(pair);
  await life.rest();
  expect(await life.seen(pair)).toEqual(['done', null, true]);
  expect((await life.images()).used).toBe(1);
});

test('a meal that comes back when its image is used elsewhere says that there is none left', async () => {
  const life = await Life.begin();
  const pair = await life.take(pictures[0]!);
  await life.upload(pair);
  await life.remove(pair);
  await life.start();
  await life.end();
  expect((await life.images()).used).toBe(0);
  for (const bytes of pictures.slice(1)) await life.upload(await life.take(bytes));
  await life.restore(pair);
  await life.rest();
  expect(await life.seen(pair)).toEqual(['over_limit', null, false]);
  await life.plan('premium');
  await life.rest();
  expect(await life.seen(pair)).toEqual(['done', null, true]);
});

test('a photo whose bytes went with a deletion of long ago waits for them when its meal comes back', async () => {
  const life = await Life.begin();
  const pair = await life.take(pictures[0]!);
  await life.upload(pair);
  await life.remove(pair);
  await life.readOne();
  await life.tidy();
  await life.restore(pair);
  await life.rest();
  expect(await life.seen(pair)).toEqual(['expired', null, false]);
  await life.upload(pair);
  await life.rest();
  expect(await life.seen(pair)).toEqual(['done', null, true]);
  expect((await life.images()).used).toBe(1);
});

test('a photo that was deleted long before its turn gives its image back', async () => {
  const life = await Life.begin();
  const pair = await life.take(pictures[0]!);
  await life.upload(pair);
  await life.remove(pair);
  await life.removePhoto(pair);
  await life.tidy();
  await life.rest();
  expect((await life.images()).used).toBe(0);
});

type Deed =
  | readonly ['take', number, 'both' | 'photo alone']
  | readonly ['hear', Said]
  | readonly [(typeof OF_A_PAIR)[number], number]
  | readonly [(typeof OF_ALL)[number]];

const OF_A_PAIR = [
  'upload',
  'remove',
  'restore',
  'removePhoto',
  'restorePhoto',
  'replace',
  'ask',
  'describe',
  'bringMeal',
] as const;
const OF_ALL = ['start', 'end', 'readOne', 'later', 'tidy', 'premium', 'free'] as const;

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.tuple(
    fc.constant('take' as const),
    fc.nat(3),
    fc.constantFrom('both' as const, 'both' as const, 'photo alone' as const),
  ),
  { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...OF_A_PAIR), fc.nat(4)) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...OF_ALL)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(['start'] as const, ['end'] as const, ['upload', 0] as const),
  },
  fc.tuple(
    fc.constant('hear' as const),
    fc.constantFrom<Said>('food', 'food', 'no food', 'a failure', 'a refusal'),
  ),
);

async function perform(life: Life, [name, ...words]: Deed): Promise<void> {
  if (name === 'take') {
    if (life.pairs.length > 4) return;
    await life.take(
      pictures[Number(words[0])]!,
      words[1] === 'photo alone' ? 'photo alone' : 'both',
    );
  } else if (name === 'hear') await life.hear(words[0] as Said);
  else if (OF_A_PAIR.includes(name as 'upload')) {
    const pair = life.pairs[Number(words[0])];
    if (pair) await life[name as (typeof OF_A_PAIR)[number]](pair);
  } else await life[name as (typeof OF_ALL)[number]]();
}

/** However often an image was counted and given back: each count once, each given back at most once. */
async function checkBook(life: Life): Promise<void> {
  const { used, charged, book } = await life.images();
  expect([charged, book.reduce((sum, { change }) => sum + change, 0)]).toEqual([used, used]);
  if (!life.wasPremium) expect(used).toBeLessThanOrEqual(FREE_IMAGES);
  for (const id of new Set(book.map(({ photo_id }) => photo_id))) {
    const lines = book.filter(({ photo_id }) => photo_id === id);
    const changes = lines.map(({ change }) => change).filter((change) => change !== 0);
    expect(changes).toEqual(changes.map((_change, index) => (index % 2 === 0 ? 1 : -1)));
  }
}

/** At rest nothing says that it goes on, and what is said of meal and photo is one thing. */
async function checkRest(life: Life): Promise<void> {
  for (const pair of life.pairs) {
    const { meal, photo, live, charged } = await life.records(pair);
    if (!live) continue;
    const { status, failure } = photo;
    const progress = meal.progress?.state ?? null;
    expect([status, progress]).not.toEqual([
      status,
      expect.stringMatching(/queued|reading|waiting/),
    ]);
    // With a provider, whatever has come is read, has failed, or has no image; else it waits for its bytes.
    expect(['done', 'failed', 'over_limit', 'awaiting_upload', 'expired']).toContain(status);
    if (status === 'done') expect(meal.analysis).not.toBeNull();
    if (status !== 'failed' && meal.progress?.cause === 'photo') expect(progress).toBeNull();
    if (status === 'failed' && failure === 'provider_error') expect(charged).toBe(false);
    if (status === 'over_limit') expect(charged).toBe(false);
  }
}

test('whatever happens in whatever order, a photo and its meal come to an end that both tell', async () => {
  const history = async (deeds: Deed[]) => {
    const life = await Life.begin();
    await life.take(pictures[0]!);
    for (const one of deeds) {
      await perform(life, one);
      await checkBook(life);
    }
    await life.rest();
    await checkBook(life);
    await checkRest(life);
    for (const pair of life.pairs) await life.bringBack(pair);
    await life.rest();
    await checkBook(life);
    await checkRest(life);
    for (const pair of life.pairs) await life.upload(pair);
    await life.rest();
    await checkBook(life);
    await checkRest(life);
    for (const pair of life.pairs) {
      expect(['done', 'failed', 'over_limit']).toContain((await life.records(pair)).photo.status);
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 24 }), history), {
    numRuns: RUNS,
    interruptAfterTimeLimit: 480_000,
  });
}, 600_000);
