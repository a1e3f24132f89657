import { activeStore } from './account-store';
import { readSyncState, updateSyncState } from './sync-state';
import { useLiveStore } from './use-live';

/**
 * How far this device's clock is ahead of the server's, in ms, where that was not said where a time is entered;
 * null where there is nothing to say.
 */
export function useUnsaidClock(): number | null {
  const ahead = useLiveStore(
    async (store) => {
      const { clockAhead, clockSaid } = await readSyncState(store);
      return clockSaid ? null : clockAhead;
    },
    null,
    [],
  );
  return ahead ?? null;
}

/** It was read, and is not said there again until the clock was right in between. */
export async function noteClockSaid(): Promise<void> {
  await updateSyncState(await activeStore(), { clockSaid: true });
}
