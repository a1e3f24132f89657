import type { Segment } from '../segments/read-segment';
import type { Host } from './additions';

const STIRRED_IN =
  /^(?:(?:whole|skim|skimmed|semi skimmed|oat|almond|soy|soya|coconut|2%|1%) )?(?:milk|cream|creamer|half and half|halfhalf|sugar|sweetener|splenda|stevia|honey)$/;
const CUP = /\b(?:coffee|tea|chai|espresso|americano)$/;

/**
 * What a segment is added to, if it is: the thing before a 'with', and the cup before 'and' or a comma where it is
 * stirred in. 'Coffee with splenda and 2% milk' and 'coffee, milk' mean a little milk.
 */
export function hostFor(
  segment: Segment,
  before: Segment | undefined,
  host: Host | undefined,
): Host | undefined {
  return segment.separator === 'with' || isStirredIn(segment, before, host) ? host : undefined;
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
