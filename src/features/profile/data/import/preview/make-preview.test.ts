import { freeUser } from '../../../../../../test/kit/free-user';
import { mealFields } from '../../../../../../test/kit/stores';
import { activeStore } from '../../../../../store/account-store';
import { rememberAccount } from '../../../../../store/accounts';
import { bringIn } from '../../../../../store/import';
import { updateSyncState } from '../../../../../store/sync-state';
import { nothingFrom } from '../parsed-file';
import { makePreview } from './make-preview';

test('no record counts as new while this device has not loaded the whole account', async () => {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  const store = await activeStore();
  const parsed = nothingFrom('Platelog');
  // On the server, the record may have been changed or deleted since the file was made.
  parsed.incoming.push({ type: 'meal', id: store.newId(), patch: mealFields() });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const preview = async () => makePreview(parsed, { files: [], answers: {} });
  await expect(preview()).rejects.toThrow('still loading your entries');
  online.mockRestore();
  const waiting = preview();
  await updateSyncState(store, { epoch: 'e' });
  expect((await waiting).fresh).toHaveLength(1);
});

test('an import stopped within a day can continue: its own meals do not make the day count as covered', async () => {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  const store = await activeStore();
  await updateSyncState(store, { epoch: 'e' });
  const sumOf = (mealTime: string) => {
    return { type: 'meal' as const, id: store.newId(), patch: mealFields({ mealTime }) };
  };
  const parsed = nothingFrom('Cronometer');
  const [breakfast, lunch] = [sumOf('2026-11-01T08:00'), sumOf('2026-11-01T12:30')];
  parsed.incoming.push(breakfast, lunch);
  parsed.wholeDays.push(breakfast.id, lunch.id);
  await bringIn([breakfast], { source: 'Cronometer', file: 'x', wholeDays: parsed.wholeDays });
  const { fresh, known, leftOut } = await makePreview(parsed, { files: [], answers: {} });
  expect([fresh, known, leftOut]).toEqual([[lunch], 1, []]);
  // A meal of another file, or one logged by the user, does cover the day.
  await bringIn([sumOf('2026-11-01T19:00')], { source: 'Lose It', file: 'y' });
  expect((await makePreview(parsed, { files: [], answers: {} })).fresh).toEqual([]);
});
