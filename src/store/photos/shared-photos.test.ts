import { registryOnDisk } from '../registry';
import {
  acceptSharedPhotos,
  countSharedPhotos,
  forgetUnanswered,
  keepSharedPhotos,
  nextSharedPhoto,
  SHARED_MOST,
  unansweredPhotos,
} from './shared-photos';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const DAY_MS = 24 * 3600 * 1000;

function picture(type = 'image/jpeg'): Blob {
  const file = new Blob([new Uint8Array(4)], { type });
  // Missing in jsdom.
  return Object.assign(file, { arrayBuffer: async () => Promise.resolve(new ArrayBuffer(4)) });
}

/** A picture that reports another size. */
function sized(size: number): Blob {
  const file = picture();
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

beforeEach(async () => registryOnDisk.sharedPhotos.clear());

const onDisk = async () => registryOnDisk.sharedPhotos.count();

test("a shared picture waits for the user's answer before it can be used for a meal", async () => {
  expect(await keepSharedPhotos([picture(), picture()], NOW)).toBe(2);
  expect(await nextSharedPhoto()).toBeUndefined();
  const [first, second] = await unansweredPhotos(NOW);
  await acceptSharedPhotos([first?.id ?? '', second?.id ?? '']);
  expect(await unansweredPhotos(NOW)).toEqual([]);
  expect((await nextSharedPhoto())?.id).toBe(first?.id);
});

test('only pictures up to a number and a size are kept', async () => {
  const text = picture('text/html');
  const drawing = picture('image/svg+xml');
  expect(await keepSharedPhotos([text, drawing, sized(21 * 1024 * 1024), sized(0)], NOW)).toBe(0);
  const large = Array.from({ length: 4 }, () => sized(19 * 1024 * 1024));
  expect(await keepSharedPhotos(large, NOW)).toBe(3);
  const many = Array.from({ length: 20 }, () => picture());
  expect(await keepSharedPhotos(many, NOW)).toBe(SHARED_MOST - 3);
  expect(await keepSharedPhotos(many, NOW)).toBe(0);
  expect(await onDisk()).toBe(SHARED_MOST);
});

test('a picture not accepted within a day is deleted; an accepted one stays', async () => {
  await keepSharedPhotos([picture()], NOW);
  const [taken] = await unansweredPhotos(NOW);
  await acceptSharedPhotos([taken?.id ?? '']);
  await keepSharedPhotos([picture()], NOW);
  await forgetUnanswered(NOW + DAY_MS);
  expect(await onDisk()).toBe(2);
  expect(await unansweredPhotos(NOW + DAY_MS + 1)).toEqual([]);
  expect(await countSharedPhotos(NOW + DAY_MS + 1)).toBe(1);
  await forgetUnanswered(NOW + DAY_MS + 1);
  expect(await onDisk()).toBe(1);
  expect((await nextSharedPhoto())?.id).toBe(taken?.id);
});

test('a clock set back does not make a picture wait longer', async () => {
  await keepSharedPhotos([picture()], NOW + 30 * DAY_MS);
  await forgetUnanswered(NOW);
  expect(await onDisk()).toBe(0);
});

test('photos that an earlier version kept can be used for a meal', async () => {
  const bytes = new ArrayBuffer(4);
  await registryOnDisk.sharedPhotos.add({ id: 'old', mime: 'image/jpeg', bytes });
  expect((await nextSharedPhoto())?.id).toBe('old');
  await forgetUnanswered(NOW);
  expect(await onDisk()).toBe(1);
});
