import type { Act, Patch } from '#shared/sync/protocol';
import type { RecordState } from '#shared/sync/times';

import type { OutboxEntry } from './database';

/** What an operation does as a person's act: what a device recovers was put, or deleted, once. */
export function asPersonal({ act, patch }: Pick<OutboxEntry, 'act' | 'patch'>): {
  act: Act;
  patch: Patch | null;
} {
  if (act !== 'recover') return { act: act as Act, patch };
  const { data, deleted } = patch as unknown as RecordState;
  return deleted ? { act: 'del', patch: null } : { act: 'put', patch: data };
}
