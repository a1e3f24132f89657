import { uuidv7 } from 'uuidv7';

import type { Meal } from '#shared/records/meal';

import type { Visitor } from './api-in-memory';
import { photoForm } from './pictures';
import { mealFields } from './stores';
import { op, synced } from './sync-requests';

// A slow machine is not a failure. A little less than Jest's timeout for a test, so that the last value is reported.
const PATIENCE_MS = 45_000;

/** Polls until a value is good; returns the last value if it never is. */
export async function until<T>(read: () => Promise<T>, good: (value: T) => boolean): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  let value = await read();
  while (!good(value) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    value = await read();
  }
  if (!good(value)) throw new Error(`It did not come to be: ${JSON.stringify(value)}`);
  return value;
}

const FILE = { sha256: 'a'.repeat(64), mime: 'image/jpeg', bytes: 9, width: 9, height: 9 };

/** A photo that was taken on a device, and whose bytes were uploaded. */
export async function takenPhoto(
  visitor: Visitor,
  bytes: Buffer,
  fields: Partial<Meal> = {},
): Promise<{ mealId: string; photoId: string }> {
  const [mealId, photoId] = [uuidv7(), uuidv7()];
  const fresh = mealFields({ name: 'Photo', description: null, photoId, ...fields });
  const ops = [
    op({ id: mealId, patch: fresh }),
    op({ type: 'photo', id: photoId, patch: { mealId, ...FILE } }),
  ];
  await synced(visitor, { ops });
  const body = photoForm(bytes, { photoId });
  const { status } = await visitor.send('/api/analyze-image', { method: 'POST', body });
  if (status !== 200) throw new Error(`The bytes were answered with ${status}.`);
  return { mealId, photoId };
}
