import { paidUntil, type Standing } from '#shared/rules/plan';

import { dateFormatter } from './date-formatter';
import { messages } from './messages';
import { format } from './format';

const DAY = dateFormatter({ month: 'short', day: '2-digit' }, 'en-US');

/** A day in the format used for subscriptions: 'Dec 08'. */
export function planDay(time: number): string {
  return DAY.format(time);
}

/** 'Cancelled, ends Dec 08'; null if there is no cancelled subscription that is still paid for. */
export function cancelledWords(standing: Standing, now: number): string | null {
  const until = paidUntil(standing, now);
  return until === null ? null : format(messages.cancelledEnds, { day: planDay(until) });
}
