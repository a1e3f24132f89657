import type { Profile } from '#shared/records/profile';

import { readProfile } from './profile';
import { useLiveStore } from './use-live';

/** undefined while loading, null if there is none. */
export function useProfile(): Profile | null | undefined {
  return useLiveStore(async (store) => (await readProfile(store)) ?? null, null, []);
}
