import type { Act, Patch } from '#shared/sync/protocol';
import type { RecordState } from '#shared/sync/times';

import type { OutboxEntry } from './database';

/** A recovery counts as the put or the deletion that it brings back. */
export function asPersonal({ act, patch }: Pick<OutboxEntry, 'act' | 'patch'>): {
  act: Act;
  patch: Patch | null;
} {
  if (act !== 'recover') return { act: act as Act, patch };
  const { data, deleted } = patch as unknown as RecordState;
  return deleted ? { act: 'del', patch: null } : { act: 'put', patch: data };
}
