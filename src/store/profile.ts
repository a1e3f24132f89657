import type { Profile } from '#shared/records/profile';
import type { Weight } from '#shared/records/weight';
import { withTarget } from '#shared/rules/targets/daily-targets';

import { activeStore, type AccountStore } from './account-store';
import { write, type Change } from './write';

/** A person's goals and body as this device knows them; undefined where it knows of none. */
export async function readProfile({ db, userId }: AccountStore): Promise<Profile | undefined> {
  const row = await db.profile.get(userId);
  return row?.deleted === 0 ? row.data : undefined;
}

/**
 * Saves what has changed of a profile, and the current weight as an entry of its own where it is
 * another one than before.
 * @param recordedAt the wall clock here and now, 'YYYY-MM-DDTHH:mm'
 */
export async function saveProfile(entered: Profile, recordedAt: string): Promise<void> {
  const store = await activeStore();
  const before = await readProfile(store);
  const after = withTarget(entered);
  const patch = changedFields(before, after);
  if (Object.keys(patch).length === 0) return;
  const changes: Change[] = [{ type: 'profile', id: store.userId, act: 'put', patch }];
  if ('currentWeight' in patch || 'weightUnit' in patch) {
    const { currentWeight: weight, weightUnit } = after;
    const fields: Weight = { weight, weightUnit, recordedAt };
    changes.push({ type: 'weight', id: store.newId(), act: 'put', patch: fields });
  }
  await write(store, changes);
}

function changedFields(before: Profile | undefined, after: Profile): Partial<Profile> {
  if (!before) return after;
  const fields = Object.keys(after) as (keyof Profile)[];
  return Object.fromEntries(
    fields.filter((field) => after[field] !== before[field]).map((field) => [field, after[field]]),
  );
}
