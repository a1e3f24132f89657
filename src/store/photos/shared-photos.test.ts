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
  // Not in the browser of these tests.
  return Object.assign(file, { arrayBuffer: async () => Promise.resolve(new ArrayBuffer(4)) });
}

/** The same that says it is of another size. */
function sized(size: number): Blob {
  const file = picture();
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

beforeEach(async () => registryOnDisk.sharedPhotos.clear());

const onDisk = async () => registryOnDisk.sharedPhotos.count();

test('what is shared waits for an answer, and is no photo for a meal before', async () => {
  expect(await keepSharedPhotos([picture(), picture()], NOW)).toBe(2);
  expect(await nextSharedPhoto()).toBeUndefined();
  const [first, second] = await unansweredPhotos(NOW);
  await acceptSharedPhotos([first?.id ?? '', second?.id ?? '']);
  expect(await unansweredPhotos(NOW)).toEqual([]);
  expect((await nextSharedPhoto())?.id).toBe(first?.id);
});

test('only pictures wait, and only so many and so large', async () => {
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

test('what nobody answered for within a day is deleted; what was taken stays', async () => {
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

test('a clock that was set back makes nothing wait for longer', async () => {
  await keepSharedPhotos([picture()], NOW + 30 * DAY_MS);
  await forgetUnanswered(NOW);
  expect(await onDisk()).toBe(0);
});

test('photos that an earlier version kept are photos for a meal', async () => {
  const bytes = new ArrayBuffer(4);
  await registryOnDisk.sharedPhotos.add({ id: 'old', mime: 'image/jpeg', bytes });
  expect((await nextSharedPhoto())?.id).toBe('old');
  await forgetUnanswered(NOW);
  expect(await onDisk()).toBe(1);
});
