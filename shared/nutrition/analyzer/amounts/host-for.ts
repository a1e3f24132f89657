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
 * What a segment is added to, if it is: the thing before a 'with', the cup before 'and' or a comma, and the bowl of
 * cereal. 'Coffee with splenda and 2% milk' and 'coffee, milk' mean a little milk, 'cornflakes and milk' no glass of it.
 */
export function hostFor(
  segment: Segment,
  before: Segment | undefined,
  { host, bowl }: Hosts,
): Host | undefined {
  if (bowl && isOpen(segment.phrase) && MILK.test(segment.phrase.food)) return bowl;
  const isAdded = segment.separator === 'with' || isStirredIn(segment, before, host);
  return isAdded ? host : undefined;
}

/** What the next thing may be added to. */
export interface Hosts {
  /** The thing before a 'with'. */
  host?: Host | undefined;
  /** A bowl of cereal that nothing has stood behind but what is put on it. */
  bowl?: Host | undefined;
}

/** 'yogurt, walnuts, honey': in a list nuts lie on the bowl before them, too. */
export function bowlBefore({ phrase, separator }: Segment, { host }: Hosts): Host | undefined {
  return separator !== 'break' && isOpen(phrase) && host?.isBowl === true ? host : undefined;
}

const ON_CEREAL =
  /(?:\b(?:bananas?|apples?|fruit|honey|sugar|syrup|raisins?|sultanas?|nuts?|almonds?|walnuts?|pecans?|seeds?|chia|cinnamon|dates?|yogh?urt)|berr(?:y|ies))$/;

/** 'cereal and a banana with milk': the milk is still on the cereal; behind toast or a coffee it is not. */
export function bowlAfter(
  { phrase, separator }: Segment,
  { host, bowl }: Hosts,
  isFresh: boolean,
): Host | undefined {
  const isCereal = host?.kind === 'cereal' || host?.kind === 'hot cereal';
  if (isCereal && separator !== 'with') return NO_BOWL.test(phrase.food) ? undefined : host;
  return isFresh || ON_CEREAL.test(phrase.food) ? bowl : undefined;
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
