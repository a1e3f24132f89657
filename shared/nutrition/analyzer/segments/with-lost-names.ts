import { isDrink } from '../amounts/additions';
import { spellFractions } from '../language/plain-numbers';
import { withoutFrame } from '../language/without-frame';
import { wordsOf } from '../language/words';
import type { Find } from '../ranking/score-name';
import type { FoodTable } from '../../table/food-table';
import { readNameAlone } from './read-whole-name';
import type { Segment } from './read-segment';

const BETWEEN = /([,;+&\n]|\b(?:and|(?<!\b(?:ensure|boost|100) )plus|then)\b)/i;
const PARTS_MAX = 12;
const MEAL =
  /\b(?:breakfast|brekkie|brunch|lunch|dinner|supper|tea|meal|snack|feast|plate|platter|box|pack|combo|sampler|leftovers|takeaway|takeout)s?$/i;

interface ListRead {
  segments: readonly Segment[];
  find: Find;
  /** Whether a part by itself is no food for the rules. */
  isLost: (part: string) => boolean;
}

/**
 * 'tv dinner and a coke', 'coffee and after eight': a part of a list that is a name of ours, of which the rules for talk,
 * times and meals leave nothing.
 */
export function withLostNames(table: FoodTable, text: string, list: ListRead): readonly Segment[] {
  const parts = spellFractions(text).split(BETWEEN);
  if (parts.length < 3 || parts.length >= 2 * PARTS_MAX) return list.segments;
  let { segments } = list;
  for (let place = 0; place < parts.length; place += 2) {
    if (place === 0 && isHeading(table, parts, segments)) continue;
    const part = (parts[place] ?? '').trim();
    const lost = readNameAlone(table, part) ?? readNameAlone(table, withoutFrame(part));
    if (lost) segments = withLostName(lost, { ...list, segments }, { part, isFirst: place === 0 });
  }
  return segments;
}

function withLostName(
  lost: Segment,
  list: ListRead,
  { part, isFirst }: { part: string; isFirst: boolean },
): readonly Segment[] {
  const { segments, find, isLost } = list;
  const left = segments.flatMap((segment) => withoutWordsOf(lost, segment, find));
  if (left.some((segment) => isOf(lost, segment))) return segments;
  const isUnread = left.length < segments.length || left.some((one, at) => one !== segments[at]);
  if (!isUnread && !isLost(part)) return segments;
  return isFirst ? [lost, ...left] : [...left, lost];
}

/** 'christmas dinner, turkey and sprouts': what follows is in it, but for drinks. */
function isHeading(table: FoodTable, parts: string[], segments: readonly Segment[]): boolean {
  const [first = '', separator = ''] = parts;
  if (!MEAL.test(first.trim()) || !/[,;\n]/.test(separator)) return false;
  return segments.some(({ match }) => match && !isDrink(table, match.place));
}

/** Whether what was read is the food of the name, or took a word of it. */
function isOf(lost: Segment, { match, phrase }: Segment): boolean {
  if (!match) return false;
  const words = new Set(wordsOf(lost.phrase.food));
  return match.place === lost.match?.place || wordsOf(phrase.food).some((word) => words.has(word));
}

/** What is left of a segment: none of 'high', and 'nachos' of 'nachos high', where the name is 'high noon'. */
function withoutWordsOf(lost: Segment, segment: Segment, find: Find): Segment[] {
  const { match, phrase } = segment;
  const words = wordsOf(phrase.food);
  const own = new Set(wordsOf(lost.phrase.food));
  const others = words.filter((word) => !own.has(word));
  if (others.length === words.length) return [segment];
  if (!match) return others.length === 0 ? [] : [segment];
  const food = others.join(' ');
  const alone = match.named || food === '' ? undefined : find(food);
  const isTheSame = alone?.named === true && alone.place === match.place;
  return [isTheSame ? { ...segment, phrase: { ...phrase, food } } : segment];
}
