import { PORTIONS_MAX } from '#shared/records/planned-meal';

import { format } from '../../ui/words/format';
import { readNumber } from '../../ui/words/read-number';
import { messages } from './messages';

/** Reads a typed number of portions; null if it is not valid. */
export function readPortions(typed: string): number | null {
  const number = readNumber(typed);
  return number !== null && number > 0 && number <= PORTIONS_MAX ? number : null;
}

export function portionsProblem(typed: string): string | undefined {
  return readPortions(typed) === null
    ? format(messages.enterPortions, { max: PORTIONS_MAX })
    : undefined;
}
