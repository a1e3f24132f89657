import { uuidv7 } from 'uuidv7';

import type { saveProfile } from '#shared/contract/profile';
import type { Profile } from '#shared/records/profile';
import { localDateTimeAt } from '#shared/rules/calendar';
import { withTarget } from '#shared/rules/targets/daily-targets';
import { weightIn } from '#shared/rules/units';

import type { MemberHandler } from '../../http/endpoint';
import type { Database } from '../../store/database';
import { findRecord, writeRecord } from '../../store/records';

export interface ProfileServices {
  db: Database;
  now: () => number;
  /** Told of every person whose records have changed, after the commit. */
  onChange: (userId: string) => void;
}

/** Saves a person's goals and body, and the weight that they tell where it is a new one. */
export function saveProfileHandler({
  db,
  now,
  onChange,
}: ProfileServices): MemberHandler<typeof saveProfile> {
  return async ({ account, input }) => {
    const measures = { ...input };
    delete measures.userId;
    const saved = await db.transaction().execute(async (trx) => {
      const known = await findRecord(trx, account.id, { type: 'profile', id: account.id });
      const before = known?.data as Profile | null | undefined;
      const profile = withTarget({
        dailyCalorieTarget: before?.dailyCalorieTarget ?? null,
        ownTarget: before?.ownTarget ?? false,
        ...measures,
      });
      const time = now();
      const kept = { type: 'profile', id: account.id, fields: profile, now: time } as const;
      await writeRecord(trx, account.id, kept);
      if (isNewWeight(before, profile)) {
        const { currentWeight: weight, weightUnit } = profile;
        // Where the caller's clock stands is not known: the entry's time is that of UTC.
        const fields = { weight, weightUnit, recordedAt: localDateTimeAt(time) };
        await writeRecord(trx, account.id, { type: 'weight', id: uuidv7(), fields, now: time });
      }
      return profile;
    });
    onChange(account.id);
    return { profile: { id: account.id, ...saved } };
  };
}

/** Another unit alone is no new weight. */
function isNewWeight(before: Profile | null | undefined, after: Profile): boolean {
  if (!before) return true;
  return (
    weightIn(after.weightUnit, before.currentWeight, before.weightUnit) !== after.currentWeight
  );
}
