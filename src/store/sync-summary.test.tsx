import { act, renderHook, waitFor } from '@testing-library/react';

import { freeUser } from '../../test/kit/free-user';
import { mealFields } from '../../test/kit/stores';
import { activeStore } from './account-store';
import { rememberAccount } from './accounts';
import { addMeals } from './meals';
import { useSyncSummary } from './sync-summary';

test('while many operations wait, the outbox is not read again after each write', async () => {
  await rememberAccount(freeUser('ada'));
  const { db } = await activeStore();
  const meals = async (count: number) =>
    addMeals(Array.from({ length: count }, (_, n) => mealFields({ name: `Meal ${n}` })));
  for (let saved = 0; saved < 520; saved += 40) await meals(40);
  const { result, unmount } = renderHook(() => useSyncSummary());
  await waitFor(() => {
    expect(result.current?.unsynced).toBe(520);
  });
  const read = jest.spyOn(db, 'eachPart');
  for (let more = 0; more < 20; more += 1) await act(async () => meals(1));
  await waitFor(
    () => {
      expect(result.current?.unsynced).toBe(540);
    },
    { timeout: 40_000 },
  );
  // On a busy machine the writes take longer than the pause between two readings.
  expect(read.mock.calls.length).toBeLessThan(10);
  unmount();
});
