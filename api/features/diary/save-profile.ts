import { uuidv7 } from 'uuidv7';

import { TEXT_VERSIONS } from '#shared/contract/consents';
import type { saveProfile } from '#shared/contract/profile';
import { AGE_MIN, AGE_WORDS, PARENT_MISSING, type Profile } from '#shared/records/profile';
import { localDateTimeAt } from '#shared/rules/calendar';
import { withTarget } from '#shared/rules/targets/daily-targets';
import { weightIn } from '#shared/rules/units';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { Database } from '../../store/database';
import { lockUserSequence } from '../../store/lock-user-sequence';
import {
  addConsent,
  hasParentAgreed,
  type HostRules,
  noteUnder13,
} from '../../store/privacy/consents';
import { findRecord, writeRecord } from '../../store/records';

interface ProfileServices {
  db: Database;
  now: () => number;
  rules: HostRules;
  onChange: (userId: string) => void;
}

/** Also writes a weight entry if the weight has changed. */
export function saveProfileHandler(services: ProfileServices): MemberHandler<typeof saveProfile> {
  const { db, now, onChange } = services;
  return async ({ account, input }) => {
    const { parentAgreed, ...measures } = input;
    delete measures.userId;
    await checkAge(services, account.id, { age: input.age, parentAgreed });
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
        // The caller's time zone is unknown, so UTC is used.
        const fields = { weight, weightUnit, recordedAt: localDateTimeAt(time) };
        await writeRecord(trx, account.id, { type: 'weight', id: uuidv7(), fields, now: time });
      }
      return profile;
    });
    onChange(account.id);
    return { profile: { id: account.id, ...saved } };
  };
}

/** Records an age below 13; from then on the account can only be exported or deleted. */
async function checkAge(
  { db, now, rules }: ProfileServices,
  userId: string,
  { age, parentAgreed = false }: { age: number; parentAgreed: boolean | undefined },
): Promise<void> {
  if (age < AGE_MIN) {
    await lockUserSequence(db, userId, async ({ trx }) => noteUnder13(trx, userId, now()));
    throw refuse('invalid_input', { fields: { age: AGE_WORDS } });
  }
  if (rules.parentBelow === null || age >= rules.parentBelow) return;
  if (parentAgreed) {
    const answer = { kind: 'parent', given: true, version: TEXT_VERSIONS.parent } as const;
    await lockUserSequence(db, userId, async ({ trx }) =>
      addConsent(trx, { userId, answer, now: now() }),
    );
    return;
  }
  if (await hasParentAgreed(db, userId)) return;
  throw refuse('invalid_input', { fields: { parentAgreed: PARENT_MISSING } });
}

/** A change of only the unit does not count. */
function isNewWeight(before: Profile | null | undefined, after: Profile): boolean {
  if (!before) return true;
  return (
    weightIn(after.weightUnit, before.currentWeight, before.weightUnit) !== after.currentWeight
  );
}
