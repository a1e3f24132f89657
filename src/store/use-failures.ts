import { listFailures } from './failure-reports';
import type { KeptFailure } from './registry';
import { useLive } from './use-live';

/** Failures that are kept on this device, the newest first; undefined while they are read. */
export function useFailures(): KeptFailure[] | undefined {
  return useLive(listFailures, []);
}
