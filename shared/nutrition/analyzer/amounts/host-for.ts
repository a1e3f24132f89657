import type { Segment } from '../segments/read-segment';
import type { Host } from './additions';

const STIRRED_IN =
  /^(?:(?:whole|skim|skimmed|semi skimmed|oat|almond|soy|soya|coconut|2%|1%) )?(?:milk|cream|creamer|half and half|halfhalf|sugar|sweetener|splenda|stevia|honey)$/;
const CUP = /\b(?:coffee|tea|chai|espresso|americano)$/;
const MILK =
  /^(?:(?:whole|skim|skimmed|semi skimmed|full cream|full fat|low fat|lite|oat|almond|soy|soya|coconut|\d%) )?milk$|^(?:semi )?skimmed$/;
/** 'cereal bar, milk' are two things. */
const NO_BOWL = /\b(?:bars?|cookies?|biscuits?|treats?|squares?|milkshake)$/;

/**
 * What a segment is added to, if it is: the thing before a 'with', and the cup or the bowl of cereal before 'and' or a
 * comma. 'Coffee with splenda and 2% milk' and 'coffee, milk' mean a little milk, 'cornflakes and milk' no glass of it.
 */
export function hostFor(
  segment: Segment,
  before: Segment | undefined,
  host: Host | undefined,
): Host | undefined {
  const isAdded =
    segment.separator === 'with' ||
    isStirredIn(segment, before, host) ||
    isOnCereal(segment, before, host);
  return isAdded ? host : undefined;
}

function isOnCereal({ phrase }: Segment, before: Segment | undefined, host?: Host): boolean {
  if (host?.kind !== 'cereal' || !before || NO_BOWL.test(before.phrase.food)) return false;
  return isOpen(phrase) && MILK.test(phrase.food);
}

function isStirredIn(
  { phrase, separator }: Segment,
  before: Segment | undefined,
  host: Host | undefined,
): boolean {
  if (host?.kind !== 'drink' || !before || separator === 'break') return false;
  if (!isOpen(phrase) || !STIRRED_IN.test(phrase.food)) return false;
  return before.separator === 'with' || CUP.test(before.phrase.food);
}

function isOpen({ amount }: Segment['phrase']): boolean {
  return amount.count === undefined && amount.unit === undefined;
}
