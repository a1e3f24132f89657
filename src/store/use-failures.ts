import { listFailures } from './failure-reports';
import type { KeptFailure } from './registry';
import { useLive } from './use-live';

/** Newest first; undefined while loading. */
export function useFailures(): KeptFailure[] | undefined {
  return useLive(listFailures, []);
}
