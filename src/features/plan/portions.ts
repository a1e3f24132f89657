import { PORTIONS_MAX } from '#shared/records/planned-meal';

import { format } from '../../ui/words/format';
import { readNumber } from '../../ui/words/read-number';
import { messages } from './messages';

/** As typed; null for what is no number of portions. */
export function readPortions(typed: string): number | null {
  const number = readNumber(typed);
  return number !== null && number > 0 && number <= PORTIONS_MAX ? number : null;
}

export function portionsProblem(typed: string): string | undefined {
  return readPortions(typed) === null
    ? format(messages.enterPortions, { max: PORTIONS_MAX })
    : undefined;
}
