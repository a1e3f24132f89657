import { freeUser } from '../../../../../../test/kit/free-user';
import { mealFields } from '../../../../../../test/kit/stores';
import { activeStore } from '../../../../../store/account-store';
import { rememberAccount } from '../../../../../store/accounts';
import { updateSyncState } from '../../../../../store/sync-state';
import { nothingFrom } from '../parsed-file';
import { makePreview } from './make-preview';

test('nothing is taken for new while this device has not loaded what the account has', async () => {
  await rememberAccount(freeUser(`ada-${Math.random()}`));
  const store = await activeStore();
  const parsed = nothingFrom('Platelog');
  // On the server it may have been changed, or deleted, since the file was made.
  parsed.incoming.push({ type: 'meal', id: store.newId(), patch: mealFields() });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const preview = async () => makePreview(parsed, { files: [], answers: {} });
  await expect(preview()).rejects.toThrow('still loading your entries');
  online.mockRestore();
  const waiting = preview();
  await updateSyncState(store, { epoch: 'e' });
  expect((await waiting).fresh).toHaveLength(1);
});
