import type { Profile } from '#shared/records/profile';

import type { AccountStore } from '../account-store';
import { write } from '../write';

/** The saved profile. Its current weight may be older than the latest weight record, see `readProfile`. */
export async function storedProfile({ db, userId }: AccountStore): Promise<Profile | undefined> {
  const row = await db.profile.get(userId);
  return row?.deleted === 0 ? row.data : undefined;
}

export async function putProfile(store: AccountStore, patch: Partial<Profile>): Promise<void> {
  await write(store, [{ type: 'profile', id: store.userId, act: 'put', patch }]);
}
