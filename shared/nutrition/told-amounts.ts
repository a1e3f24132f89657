import type { Amount, Phrase } from './grammar/amounts';
import { wordsOf } from './ranking/words';
import type { Segment } from './segment';

/** What only tells an amount belongs to the food before it: 'greek yogurt, 200 g'. */
export function withSegment(segments: readonly Segment[], next: Segment): Segment[] {
  const before = segments.at(-1);
  if (!before) return [...segments, next];
  const again = isSameFood(before.phrase, next.phrase);
  if (isOfBefore(before, next)) {
    const told = { ...before, phrase: { ...before.phrase, amount: next.phrase.amount } };
    return [...segments.slice(0, -1), told];
  }
  if (next.phrase.food !== '' && !again) return [...shared(segments, next), next];
  const amount = tellsMore(before.phrase, next.phrase, again);
  if (!amount) return [...segments];
  const told = { ...before, phrase: { ...before.phrase, amount } };
  const rest = segments.slice(0, -1);
  if (!amount.each) return [...rest, told];
  return [...rest.map((segment) => withEach(segment, amount)), told];
}

/** 'quark 250 g magerstufe': words that name no food have no weight of their own. */
function isOfBefore(before: Segment, next: Segment): boolean {
  if (next.behind !== true || next.match || !before.match || !isWeighed(next.phrase.amount))
    return false;
  return before.phrase.amount.unit === undefined && before.phrase.amount.count === undefined;
}

/** The amount of the food before with what the next words tell of it; undefined where they tell nothing. */
function tellsMore(before: Phrase, next: Phrase, again: boolean): Amount | undefined {
  const { amount } = before;
  const share = amount.share * next.amount.share;
  const energy = next.amount.energy ?? amount.energy;
  const hints = [...amount.hints, ...next.amount.hints];
  if (again || isFirmer(next.amount, amount)) return { ...next.amount, share, energy, hints };
  const tells = next.amount.energy !== undefined || next.amount.share !== 1;
  return tells ? { ...amount, share, energy } : undefined;
}

/** 'dal and rice, 1 cup each': what is for each is for those before, too. */
function shared(segments: readonly Segment[], { phrase }: Segment): readonly Segment[] {
  if (!phrase.amount.each || !phrase.amount.unit) return segments;
  return segments.map((segment) => withEach(segment, phrase.amount));
}

/** 'scrambled eggs, 3 eggs': the second counts the first. */
function isSameFood(before: Phrase, next: Phrase): boolean {
  const { amount } = next;
  const isOpen = before.amount.unit === undefined && (before.amount.count ?? 1) === 1;
  if (!isOpen || next.food === '' || amount.count === undefined || amount.unit) return false;
  if (/\b(?:a|an)\b/.test(amount.text)) return false;
  const words = wordsOf(before.food);
  const again = wordsOf(next.food);
  // 'egg bhurji, 3 eggs': the eggs are in it, and not three of it.
  return again.at(-1) === words.at(-1) && again.every((word) => words.includes(word));
}

function withEach(segment: Segment, amount: Amount): Segment {
  if (!segment.phrase.amount.vague) return segment;
  return { ...segment, phrase: { ...segment.phrase, amount } };
}

function isFirmer(next: Amount, before: Amount): boolean {
  const isOpen = before.unit === undefined && before.count === undefined;
  if (next.unit === undefined) return !next.vague && isOpen;
  if (next.unit.kind === 'measure') return isOpen;
  if (next.unit.kind === 'volume' && next.unit.spoken && !before.vague) return false;
  return !isWeighed(before);
}

function isWeighed({ unit }: Amount): boolean {
  return unit?.kind === 'weight' || unit?.kind === 'volume';
}
