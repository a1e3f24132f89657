import type { Profile } from '#shared/records/profile';

import { readProfile } from './profile';
import { useLiveStore } from './use-live';

/** Follows the profile of whoever is signed in: undefined while it is read, null where there is none. */
export function useProfile(): Profile | null | undefined {
  return useLiveStore(async (store) => (await readProfile(store)) ?? null, null, []);
}
