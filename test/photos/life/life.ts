import { uuidv7 } from 'uuidv7';

import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';

import { ApiInMemory, type Visitor } from '../../kit/api-in-memory';
import { photoForm } from '../../kit/pictures';
import { mealFields } from '../../kit/stores';
import { op, synced } from '../../kit/sync-requests';
import { expirePhotos } from '../../../api/features/photos/expire-photos';
import { releasePhotos } from '../../../api/features/photos/states/photo-event';
import { removePhotos } from '../../../api/features/photos/remove-photos';
import { blankOldDeletions } from '../../../api/store/deletions';
import { Worker, type Anything, type Said } from './worker';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const FILE = { sha256: 'a'.repeat(64), mime: 'image/jpeg', bytes: 9, width: 9, height: 9 };

const mealOp = ({ mealId, photoId }: Pair) =>
  op({ id: mealId, patch: mealFields({ name: 'Photo', description: null, photoId }) });
const photoOp = ({ mealId, photoId }: Pair) =>
  op({ type: 'photo', id: photoId, patch: { mealId, ...FILE } });
const UNDO = { act: 'restore', base: 1 } as const;

/** One photo with its meal, as its device knows them. */
export interface Pair {
  mealId: string;
  photoId: string;
  bytes: Buffer;
}

/** The server without its job runner, with a clock that the tests control. */
export class Place {
  clock = Date.now();
  private opened: ApiInMemory | undefined;

  static async open(): Promise<Place> {
    const place = new Place();
    const provider = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' };
    place.opened = await ApiInMemory.start(provider, () => place.clock);
    place.opened.services.jobs['stopped'] = true;
    return place;
  }

  get api(): ApiInMemory {
    if (!this.opened) throw new Error('The server is not open.');
    return this.opened;
  }
}

/** A user with photos, and what can happen to them. */
export class Life {
  readonly pairs: Pair[] = [];
  readonly worker: Worker;

  private constructor(
    private readonly place: Place,
    private readonly ada: Visitor,
  ) {
    this.worker = new Worker(place.api.services, () => place.clock);
  }

  static async begin(place: Place): Promise<Life> {
    // So that rate limits do not apply.
    place.clock += HOUR_MS;
    // A failed history may have left some.
    await place.api.services.db.deleteFrom('jobs').execute();
    return new Life(place, await place.api.member());
  }

  /** Takes a photo: meal and photo are announced together, or the meal follows later. */
  async take(bytes: Buffer, how: 'both' | 'photo alone' = 'both'): Promise<Pair> {
    const pair = { mealId: uuidv7(), photoId: uuidv7(), bytes };
    this.pairs.push(pair);
    await this.sync(...(how === 'both' ? [mealOp(pair)] : []), photoOp(pair));
    return pair;
  }

  bringMeal = async (pair: Pair) => this.sync(mealOp(pair));

  /** Gives an existing meal another photo; the old one is deleted. */
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

  /** Undoes a deletion. If that was too long ago, the device sends the whole entry. */
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

  async sync(...ops: ReturnType<typeof op>[]): Promise<void> {
    this.place.clock += 1;
    await synced(this.ada, { ops, sentAt: this.place.clock });
  }

  /** Lets everything finish: all that is due later becomes due. @param say the provider's answer */
  async rest(say: () => Said | Anything = () => 'food'): Promise<void> {
    // A photo whose meal never arrives is given up after two days, and may leave its image to the next.
    for (let rounds = 0; rounds < 500; rounds += 1) {
      this.place.clock += HOUR_MS;
      const { worker } = this;
      const worked = [await worker.start(), await worker.hear(say()), await worker.end()];
      if (worked.includes(true)) continue;
      const open = await this.openJobs();
      if (open === 0) return;
    }
    throw new Error('The jobs never end.');
  }

  async openJobs(): Promise<number> {
    const open = await this.place.api.services.db
      .selectFrom('jobs')
      .select('id')
      .where('user_id', '=', this.ada.userId)
      .where('state', 'in', ['queued', 'running'])
      .execute();
    return open.length;
  }

  async readOne(): Promise<void> {
    const { worker } = this;
    await worker.start();
    await worker.hear('food');
    await worker.end();
  }

  later = async () => {
    this.place.clock += 130_000;
    return Promise.resolve();
  };

  /** Advances a month and runs the server's maintenance. */
  async tidy(): Promise<void> {
    this.place.clock += 31 * DAY_MS;
    // A session without requests would expire.
    await this.ada.get('/api/auth/me');
    const { db, files, erased, removals, log } = this.place.api.services;
    const now = () => this.place.clock;
    await expirePhotos({ db, now, hasProvider: true });
    await blankOldDeletions(db, this.place.clock - 30 * DAY_MS);
    await removePhotos({ db, now, files, erased, removals, log });
  }

  wasPremium = false;
  premium = async () => this.plan('premium');
  free = async () => this.plan('free');

  /** Starts or ends Premium. */
  async plan(plan: 'premium' | 'free'): Promise<void> {
    const { db } = this.place.api.services;
    const { userId } = this.ada;
    if (plan === 'premium') this.wasPremium = true;
    await db.transaction().execute(async (trx) => {
      const change = { subscription_status: plan };
      await trx.updateTable('users').set(change).where('id', '=', userId).execute();
      if (plan === 'premium')
        await releasePhotos(trx, { userId, now: this.place.clock, hasProvider: true });
    });
  }

  /** Charged images: by the account's count, by photo, and by the upload credits. */
  async images() {
    const { db } = this.place.api.services;
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
    const rows = await this.place.api.services.db
      .selectFrom('records')
      .select(['id', 'data', 'deleted'])
      .where('user_id', '=', this.ada.userId)
      .where('id', 'in', [mealId, photoId])
      .execute();
    const of = (id: string) => rows.find((row) => row.id === id);
    const charge = await this.place.api.services.db
      .selectFrom('photo_charges')
      .select('charged')
      .where('photo_id', '=', photoId)
      .executeTakeFirst();
    const file = await this.place.api.services.db
      .selectFrom('photo_files')
      .select('photo_id')
      .where('photo_id', '=', photoId)
      .executeTakeFirst();
    return {
      hasBytes: file !== undefined,
      meal: JSON.parse(of(mealId)?.data ?? 'null') as Meal | null,
      photo: JSON.parse(of(photoId)?.data ?? 'null') as Photo | null,
      live: of(mealId)?.deleted === 0 && of(photoId)?.deleted === 0,
      charged: charge?.charged === 1,
    };
  }

  async meal(id: string): Promise<Meal> {
    const { data } = await this.place.api.services.db
      .selectFrom('records')
      .select('data')
      .where('user_id', '=', this.ada.userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return JSON.parse(data) as Meal;
  }

  /** What a user sees of a photo: its status, and the progress of its meal's analysis. */
  async seen(pair: Pair) {
    const { meal, photo } = await this.records(pair);
    return [photo?.status, meal?.progress?.state ?? null, Boolean(meal?.analysis)];
  }
}
