import { uuidv7 } from 'uuidv7';

import type { Photo } from '#shared/records/photo';

import type { Visitor } from '../kit/api-in-memory';
import { ApiInMemory } from '../kit/api-in-memory';
import { photoForm, picture } from '../kit/pictures';
import { mealFields } from '../kit/stores';
import { askSync, op } from '../kit/sync-requests';
import { CHICKEN_AND_RICE, VisionCounterpart } from '../kit/vision-counterpart';

const UPLOADS = 50;
const LIMIT = 3;
const ALL_READ = { done: UPLOADS, used: 1 };
const MINUTE_MS = 60_000;

/** How the uploads of a round are made: as different pictures, as the same picture, or announced by sync. */
export const WAYS = ['different', 'same', 'announced'] as const;
export type Way = (typeof WAYS)[number];

export interface RaceFigures {
  rounds: number;
  accepted: number;
  /** Rounds in which not exactly three were accepted and counted, as text. */
  problems: string[];
}

/** Repeats fifty concurrent uploads by an account with three free images. */
export async function races(
  rounds: number,
  say: (words: string) => void = () => undefined,
): Promise<RaceFigures> {
  const clock = { ahead: 0 };
  const provider = await VisionCounterpart.start();
  provider.willAnswer(CHICKEN_AND_RICE);
  const env = { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'counterpart' };
  const api = await ApiInMemory.start(env, () => Date.now() + clock.ahead);
  const pictures = await Promise.all(
    Array.from({ length: UPLOADS }, (_, index) => picture(64, 48, index * 4)),
  );
  const figures: RaceFigures = { rounds, accepted: 0, problems: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const way = WAYS[round % WAYS.length] ?? 'different';
      const found = await race(api, way, pictures);
      figures.accepted += found.accepted;
      const { read } = found;
      const right = [LIMIT, LIMIT, LIMIT, UPLOADS, 1].join();
      if ([found.accepted, found.used, found.booked, read.done, read.used].join() !== right) {
        figures.problems.push(`round ${round}, ${way}: ${JSON.stringify(found)}`);
      }
      // So that rate limits do not slow the round down.
      clock.ahead += 2 * MINUTE_MS;
      if (round % 20 === 19) say(`${round + 1} rounds`);
    }
  } finally {
    await api.stop();
    await provider.stop();
  }
  return figures;
}

async function race(api: ApiInMemory, way: Way, pictures: Buffer[]) {
  const ada = await api.member();
  const ids = way === 'announced' ? await announce(ada) : [];
  // Once one of the same pictures is analyzed, the others are free: that is tested below.
  const { jobs } = api.services;
  if (way === 'same') await jobs.stop();
  const answers = await Promise.all(
    pictures.map(async (bytes, index) => {
      const photoId = ids[index];
      const fields: Record<string, string> = photoId === undefined ? {} : { photoId };
      const body = photoForm(way === 'same' ? (pictures[0] ?? bytes) : bytes, fields);
      return upload(ada, body);
    }),
  );
  const statuses = answers.map(({ body }) => (body as { status: string }).status);
  const { db } = api.services;
  const { used } = await db
    .selectFrom('users')
    .select('images_uploaded as used')
    .where('id', '=', ada.userId)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('photo_credits')
    .select('change')
    .where('user_id', '=', ada.userId)
    .execute();
  const figures = {
    accepted: statuses.filter((status) => status !== 'over_limit').length,
    used,
    booked: lines.reduce((sum, { change }) => sum + change, 0),
  };
  if (!jobs['stopped']) return { ...figures, read: ALL_READ };
  jobs['stopped'] = false;
  jobs.wake();
  return { ...figures, read: await readInTheEnd(api, ada) };
}

const BUSY = 503;

/** As a device does: a busy server has not decided, and is asked again. */
export async function upload(ada: Visitor, body: FormData) {
  for (;;) {
    const answer = await ada.send('/api/analyze-image', { method: 'POST', body });
    if (answer.status !== BUSY) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const LOOKS = 3_000;

/** How many photos are analyzed and counted once the jobs are done: of the same picture, all of them and one. */
async function readInTheEnd({ services: { db } }: ApiInMemory, { userId }: Visitor) {
  let found = { done: 0, used: 0 };
  for (let looks = 0; looks < LOOKS && found.done < UPLOADS; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const photos = db.selectFrom('records').select('data').where('user_id', '=', userId);
    const rows = await photos.where('type', '=', 'photo').execute();
    const { used } = await db
      .selectFrom('users')
      .select('images_uploaded as used')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const done = rows.filter(({ data }) => (JSON.parse(data) as Photo).status === 'done');
    found = { done: done.length, used };
  }
  return found;
}

/** Two devices of one user announce their photos at once. @param other the other device, if it uses another server */
export async function announce(ada: Visitor, other: Visitor = ada): Promise<string[]> {
  const photos = Array.from({ length: UPLOADS }, () => ({ mealId: uuidv7(), photoId: uuidv7() }));
  const file = { sha256: 'a'.repeat(64), mime: 'image/jpeg', bytes: 9, width: 9, height: 9 };
  const opsOf = (some: typeof photos) =>
    some.flatMap(({ mealId, photoId }) => [
      op({ id: mealId, patch: { ...mealFields({ description: null, photoId }) } }),
      op({ type: 'photo', id: photoId, patch: { mealId, ...file } }),
    ]);
  const half = UPLOADS / 2;
  await Promise.all([
    askSync(ada, { ops: opsOf(photos.slice(0, half)) }),
    askSync(other, { ops: opsOf(photos.slice(half)), replicaId: uuidv7() }),
  ]);
  return photos.map(({ photoId }) => photoId);
}
