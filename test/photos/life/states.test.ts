import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';

import { picture } from '../../kit/pictures';
import { isShort } from '../../kit/short';
import { mealFields } from '../../kit/stores';
import { op } from '../../kit/sync-requests';
import { checkBook, checkRest } from './checks';
import { deed, perform, type Deed } from './deeds';
import { Life, Place } from './life';

// Each takes about a third of a second. Set PHOTO_RUNS for more.
const RUNS = Number(process.env['PHOTO_RUNS'] ?? (isShort ? 6 : 40));

let place: Place;
let pictures: Buffer[];

beforeAll(async () => {
  place = await Place.open();
  pictures = await Promise.all([10, 80, 150, 220].map(async (shade) => picture(16, 16, shade)));
});
afterAll(async () => place.api.stop());

test('a meal that is deleted while its photo is analyzed has the analysis when it is restored', async () => {
  const life = await Life.begin(place);
  const pair = await life.take(pictures[0] as Buffer);
  await life.upload(pair);
  await life.worker.start();
  await life.remove(pair);
  await life.worker.hear('food');
  await life.worker.end();
  await life.restore(pair);
  await life.rest();
  expect(await life.seen(pair)).toEqual(['done', null, true]);
  expect((await life.images()).used).toBe(1);
});

test('a restored meal whose image was used elsewhere says that none is left', async () => {
  const life = await Life.begin(place);
  const pair = await life.take(pictures[0] as Buffer);
  await life.upload(pair);
  await life.remove(pair);
  await life.worker.start();
  await life.worker.end();
  expect((await life.images()).used).toBe(0);
  for (const bytes of pictures.slice(1)) await life.upload(await life.take(bytes));
  await life.restore(pair);
  await life.rest();
  expect(await life.seen(pair)).toEqual(['over_limit', null, false]);
  await life.plan('premium');
  await life.rest();
  expect(await life.seen(pair)).toEqual(['done', null, true]);
});

test('a photo whose bytes were removed long after its deletion waits for them when its meal is restored', async () => {
  const life = await Life.begin(place);
  const pair = await life.take(pictures[0] as Buffer);
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

test('the analysis of a photo that was replaced meanwhile is not shown', async () => {
  const life = await Life.begin(place);
  const pair = await life.take(pictures[0] as Buffer);
  await life.upload(pair);
  await life.worker.start();
  await life.replace(pair);
  await life.worker.hear('food');
  await life.worker.end();
  expect(await life.seen(pair)).toEqual(['awaiting_upload', null, false]);
});

test('a re-analysis request is read with the words that followed it, and ends', async () => {
  const life = await Life.begin(place);
  const said = op({ patch: mealFields({ description: 'a bowl of rice' }) });
  await life.sync(said);
  await life.edit(said.id, { asked: uuidv7() });
  await life.edit(said.id, { description: 'a bowl of soup' });
  await life.rest(() => 'a refusal');
  expect((await life.meal(said.id)).progress).toMatchObject({ state: 'failed', cause: 'asked' });
});

test('a photo that was deleted long before its turn is refunded', async () => {
  const life = await Life.begin(place);
  const pair = await life.take(pictures[0] as Buffer);
  await life.upload(pair);
  await life.remove(pair);
  await life.removePhoto(pair);
  await life.tidy();
  await life.rest();
  expect((await life.images()).used).toBe(0);
});

test('a photo that was deleted long before its turn, and restored, waits for its bytes, and its meal for nothing', async () => {
  const life = await Life.begin(place);
  const pair = await life.take(pictures[0] as Buffer);
  await life.upload(pair);
  await life.removePhoto(pair);
  await life.tidy();
  await life.restorePhoto(pair);
  await life.rest();
  expect(await life.seen(pair)).toEqual(['awaiting_upload', null, false]);
  await life.upload(pair);
  await life.rest();
  expect(await life.seen(pair)).toEqual(['done', null, true]);
  expect((await life.images()).used).toBe(1);
});

test('in any order of events, a photo and its meal reach a final state that both show', async () => {
  const history = async (deeds: Deed[]) => {
    const life = await Life.begin(place);
    await life.take(pictures[0] as Buffer);
    for (const one of deeds) {
      await perform(life, one, pictures);
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
      expect(['done', 'failed', 'over_limit']).toContain((await life.seen(pair))[0]);
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 24 }), history), {
    numRuns: RUNS,
    interruptAfterTimeLimit: 480_000,
  });
}, 600_000);
