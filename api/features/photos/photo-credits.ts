import {
  type CreditReason,
  type photoCredits,
  PICTURE_REFUNDS_A_DAY,
  REREADINGS_A_DAY,
} from '#shared/contract/photo-credits';

import type { MemberHandler } from '../../http/endpoint';
import { hasUnlimitedImages } from '../../store/accounts';
import type { Database } from '../../store/database';
import { readHostPlan } from '../../store/plans/host-plan';
import { countCredits, listCredits } from '../../store/photo-charges';
import { PICTURE_FAILURES } from './states/photo-charge';

const DAY_MS = 24 * 3600 * 1000;

const WORDS: Record<CreditReason, string> = {
  announced: 'Counted when the photo was taken.',
  brought: 'Counted when the photo arrived.',
  earlier: 'Counted before this list was kept.',
  failed: 'Given back: the analysis failed.',
  not_food: 'Given back: there is no food in the photo.',
  unreadable: 'Given back: the photo is too dark or blurred to read.',
  refused: 'Given back: the AI refused to read this photo.',
  duplicate: 'Given back: the same photo was read before.',
  expired: 'Given back: the photo did not arrive within 30 days.',
  deleted: 'Given back: the photo was deleted before it was read.',
  not_sent: 'Given back: the photo was not sent to the AI, as you chose.',
  reread: `Read again for free (at most ${REREADINGS_A_DAY} times a day).`,
  kept: `Not given back: photos without food are given back ${PICTURE_REFUNDS_A_DAY} times a day.`,
};

export function photoCreditsHandler({
  db,
  now,
}: {
  db: Database;
  now: () => number;
}): MemberHandler<typeof photoCredits> {
  return async ({ account, input: { limit, before } }) => {
    const lines = await listCredits(db, account.id, { limit: limit + 1, before });
    const since = now() - DAY_MS;
    const given = await countCredits(db, account.id, { whys: PICTURE_FAILURES, since });
    const used = account.images_uploaded;
    const hostPlan = await readHostPlan(db);
    const isUnlimited = hasUnlimitedImages(account, { now: now(), hostPlan });
    const most = isUnlimited ? null : hostPlan.freeImages;
    return {
      used,
      limit: most,
      left: most === null ? null : Math.max(0, most - used),
      pictureRefundsLeft: Math.max(0, PICTURE_REFUNDS_A_DAY - given),
      entries: lines
        .slice(0, limit)
        .map(({ n, at, change, why, photo_id: photoId, used: left }) => {
          return { n, at, change, why, words: WORDS[why], photoId, used: left };
        }),
      more: lines.length > limit,
    };
  };
}
