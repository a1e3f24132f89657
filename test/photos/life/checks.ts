import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';
import { FREE_IMAGES } from '#shared/rules/plan';

import type { Life } from './life';

/** However often an image was charged and refunded: each charge counts once, and is refunded at most once. */
export async function checkBook(life: Life): Promise<void> {
  const { used, charged, book } = await life.images();
  expect([charged, book.reduce((sum, { change }) => sum + change, 0)]).toEqual([used, used]);
  if (!life.wasPremium) expect(used).toBeLessThanOrEqual(FREE_IMAGES);
  for (const id of new Set(book.map(({ photo_id }) => photo_id))) {
    const lines = book.filter(({ photo_id }) => photo_id === id);
    const changes = lines.map(({ change }) => change).filter((change) => change !== 0);
    expect(changes).toEqual(changes.map((_change, index) => (index % 2 === 0 ? 1 : -1)));
  }
}

/** At rest nothing claims to be in progress, and the states of meal and photo agree. */
export async function checkRest(life: Life): Promise<void> {
  for (const pair of life.pairs) {
    const { meal, photo, live, charged } = await life.records(pair);
    if (live && meal && photo) {
      checkPair(meal, photo);
      if (isUnread(photo)) expect(charged).toBe(false);
    }
  }
}

/** No photo says that no image is left while there is one. */
export async function checkWaiting(life: Life): Promise<void> {
  const { used } = await life.images();
  for (const pair of life.pairs) {
    const { photo, live, hasBytes } = await life.records(pair);
    if (!live || !hasBytes || photo?.status !== 'over_limit') continue;
    expect(used).toBeGreaterThanOrEqual(FREE_IMAGES);
  }
}

/** Whether an image must not be charged: nothing was analyzed, and the picture is not the reason. */
const isUnread = ({ status, failure }: Photo) =>
  status === 'over_limit' || (status === 'failed' && failure === 'provider_error');

const RESTING = ['done', 'failed', 'over_limit', 'awaiting_upload', 'expired'];
const GOES_ON = /queued|reading|waiting/;

function checkPair({ progress = null, analysis, proposal }: Meal, photo: Photo): void {
  const { status = '' } = photo;
  expect([status, progress?.state]).not.toEqual([status, expect.stringMatching(GOES_ON)]);
  // With a provider, every uploaded photo was analyzed, has failed, or has no image left; others wait for their bytes.
  expect(RESTING).toContain(status);
  if (status === 'done') expect(analysis ?? proposal).not.toBeNull();
  if (status !== 'failed') expect(progress?.cause).not.toBe('photo');
}
