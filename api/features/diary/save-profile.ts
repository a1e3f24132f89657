import { uuidv7 } from 'uuidv7';

import type { saveProfile } from '#shared/contract/profile';
import type { Profile } from '#shared/records/profile';
import { localDateTimeAt } from '#shared/rules/calendar';
import { withTarget } from '#shared/rules/targets/daily-targets';
import { weightIn } from '#shared/rules/units';

import type { MemberHandler } from '../../http/endpoint';
import type { Database } from '../../store/database';
import { lockUserSequence } from '../../store/lock-user-sequence';
import { findRecord, writeRecord } from '../../store/records';

interface ProfileServices {
  db: Database;
  now: () => number;
  onChange: (userId: string) => void;
}

/** Also writes a weight entry if the weight has changed. */
export function saveProfileHandler({
  db,
  now,
  onChange,
}: ProfileServices): MemberHandler<typeof saveProfile> {
  return async ({ account, input }) => {
    const measures = { ...input };
    delete measures.userId;
    const saved = await lockUserSequence(db, account.id, async ({ trx }) => {
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
        // The caller's time zone is not known: UTC.
        const fields = { weight, weightUnit, recordedAt: localDateTimeAt(time) };
        await writeRecord(trx, account.id, { type: 'weight', id: uuidv7(), fields, now: time });
      }
      return profile;
    });
    onChange(account.id);
    return { profile: { id: account.id, ...saved } };
  };
}

/** Another unit alone does not count. */
function isNewWeight(before: Profile | null | undefined, after: Profile): boolean {
  if (!before) return true;
  return (
    weightIn(after.weightUnit, before.currentWeight, before.weightUnit) !== after.currentWeight
  );
}
