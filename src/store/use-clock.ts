import { activeStore } from './account-store';
import { readSyncState, updateSyncState } from './sync-state';
import { useLiveStore } from './use-live';

/** How far this device's clock is ahead, in ms; null if it is right enough or the user was told already. */
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

/** Not said again until the clock was right in between. */
export async function noteClockSaid(): Promise<void> {
  await updateSyncState(await activeStore(), { clockSaid: true });
}
