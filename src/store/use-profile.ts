import type { Profile } from '#shared/records/profile';

import { findActiveStore } from './account-store';
import { readProfile } from './profile';
import { useLive } from './use-live';

/** Follows the profile of whoever is signed in: undefined while it is read, null where there is none. */
export function useProfile(): Profile | null | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return (store && (await readProfile(store))) ?? null;
  }, []);
}
