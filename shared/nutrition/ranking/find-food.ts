import type { FoodTable } from '../food-table';
import { isRemarkOnly, scratchOf, type Scratch } from './scratch';
import { askedTerms, isNaming, type AskedTerms } from './asked-terms';
import { isGenericHead } from './generic-heads';
import { RAW_WORDS } from './kinds';
import { preference } from './preference';
import { T } from './tuning';
import { wordsOf } from './words';

/** A food that words may mean. */
export interface Match {
  place: number;
  /** Share of the words' weight that the food's name holds, 0 to 1. */
  cover: number;
  /** Share of the name's weight that the words ask for, 0 to 1. */
  precision: number;
  /** How well it fits, on the scale of the words' weights: more words held, more points. */
  score: number;
  /** The same without what only orders foods: what a reading of a whole meal adds up. */
  gain: number;
  /** Share of its head's weight that the words ask for, 0 to 1. */
  head: number;
  /** It is the thing that the words call it, by its head or under a wide heading. */
  isNoun: boolean;
  /** A plain word of our own list names it. */
  named: boolean;
}

/** The best foods for a phrase, best first; none where too little of it names a food. */
export function findFoods(table: FoodTable, phrase: string, most: number): Match[] {
  const asked = askedTerms(table.index, phrase);
  const plain = plainMatch(table, phrase, asked);
  if (asked.total === 0 && !plain) return [];
  const found = asked.total === 0 ? [] : scored(table, asked, scratchOf(table.index));
  if (plain) addBetter(found, plain);
  return found
    .sort((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, most);
}

/** The food that our own list means by the words, or by what is left without how it is prepared. */
function plainMatch(table: FoodTable, phrase: string, asked: AskedTerms): Match | undefined {
  const words = wordsOf(phrase);
  const exact = table.named.get(words.join(' '));
  if (exact !== undefined) {
    const score = asked.total + T.named! + T.noun! + T.head!;
    return {
      place: exact,
      cover: 1,
      precision: 1,
      score,
      gain: asked.total,
      head: 1,
      isNoun: true,
      named: true,
    };
  }
  if (RAW_WORDS.some((word) => asked.set.has(word))) return undefined;
  const bare = words.filter((word) => isNaming(word));
  const place = bare.length === words.length ? undefined : table.named.get(bare.join(' '));
  if (place === undefined || asked.total === 0) return undefined;
  const held = asked.weightOf(asked.naming);
  const cover = held / asked.total;
  const gain = held - (asked.total - held) * T.missing!;
  const score = gain + T.noun! + T.head! + T.plain!;
  return { place, cover, precision: 1, score, gain, head: 1, isNoun: true, named: false };
}

function addBetter(found: Match[], match: Match): void {
  const at = found.findIndex(({ place }) => place === match.place);
  const before = found[at];
  if (!before) found.push(match);
  else if (before.score < match.score) found[at] = match;
}

function scored(table: FoodTable, asked: AskedTerms, scratch: Scratch): Match[] {
  const { index } = table;
  const { nameMask, foodMask, reach } = scratch;
  const names: number[] = [];
  const foods: number[] = [];
  let most = 0;
  asked.ids.forEach((id, bit) => {
    if (id < 0) return;
    const weight = asked.weights[bit] ?? 0;
    for (let at = index.holderStart[id] ?? 0; at < (index.holderStart[id + 1] ?? 0); at += 1) {
      const name = index.holders[at] ?? 0;
      const place = index.placeOf[name] ?? 0;
      if (nameMask[name] === 0) names.push(name);
      nameMask[name] = (nameMask[name] ?? 0) | (1 << bit);
      const mask = foodMask[place] ?? 0;
      if (mask === 0) foods.push(place);
      if ((mask & (1 << bit)) !== 0) continue;
      foodMask[place] = mask | (1 << bit);
      reach[place] = (reach[place] ?? 0) + weight;
      if ((reach[place] ?? 0) > most) most = reach[place] ?? 0;
    }
  });
  const least = Math.max(T.coverMin! * asked.total, T.prune! * most) - 1e-6;
  const found: Match[] = [];
  for (const place of foods) {
    if ((reach[place] ?? 0) < least) continue;
    const match = bestName(table, place, asked, scratch);
    if (match) found.push(match);
  }
  for (const name of names) nameMask[name] = 0;
  for (const place of foods) {
    foodMask[place] = 0;
    reach[place] = 0;
  }
  return found;
}

function bestName(
  table: FoodTable,
  place: number,
  asked: AskedTerms,
  { nameMask, foodMask }: Scratch,
): Match | undefined {
  const { index } = table;
  const first = index.firstName[place] ?? 0;
  let best: Match | undefined;
  for (let name = first; name < (index.firstName[place + 1] ?? 0); name += 1) {
    const mask = nameMask[name] ?? 0;
    if (mask === 0 || (name !== first && isRemarkOnly(index, name))) continue;
    const match = fit(table, name, name === first, asked, mask, foodMask[place] ?? 0);
    if (match && (!best || match.score > best.score)) best = match;
  }
  if (best) best.score += preference(table, place, asked.set) * T.scale!;
  return best;
}

/** How well one name fits: what it holds of the words, what they lack, what it says besides. */
function fit(
  { index }: FoodTable,
  name: number,
  own: boolean,
  asked: AskedTerms,
  mask: number,
  foodMask: number,
): Match | undefined {
  const held = asked.weightOf(mask);
  const elsewhere = asked.weightOf(foodMask & ~mask) * T.other!;
  const matched = held + elsewhere;
  const cover = matched / asked.total;
  if (cover < T.coverMin!) return undefined;
  const start = index.nameStart[name] ?? 0;
  const end = index.nameStart[name + 1] ?? 0;
  const headEnd = start + (index.headLength[name] ?? 0);
  let extraHead = 0;
  let extraTail = 0;
  let headHeld = 0;
  let headTotal = 0;
  let noun = 0;
  let tailNoun = 0;
  for (let at = start; at < end; at += 1) {
    const id = index.nameTerms[at] ?? 0;
    const weight = index.weights[id] ?? 0;
    const isHeld = asked.idSet.has(id);
    if (at < headEnd) {
      headTotal += weight;
      if (isHeld) headHeld += weight;
      else extraHead += weight;
      if (isHeld && asked.nouns.has(id))
        noun = Math.max(noun, id === index.nounOf[name] ? 1 : T.sideNoun!);
    } else {
      if (!isHeld) extraTail += weight;
      else if (asked.nouns.has(id)) tailNoun = 1;
    }
  }
  // 'Soft drink, cola': a wide heading is not missed where what stands under it is named.
  const generic = tailNoun === 1 && isGenericHead(index, start, headEnd);
  if (generic) {
    extraHead *= T.generic!;
    noun = Math.max(noun, 0.8);
  }
  if (!generic && !asked.idSet.has(index.nounOf[name] ?? -1)) extraHead *= T.otherNoun!;
  const extra = Math.min(T.extraMax!, extraHead * T.extraHead! + extraTail * T.extraTail!);
  const precision = held / (held + extraHead + extraTail || 1);
  const headShare = headTotal === 0 ? 0 : headHeld / headTotal;
  if (cover < 0.75 && noun === 0 && headShare < 0.99) return undefined;
  if (noun === 0 && (cover < 0.75 || precision < 0.6)) return undefined;
  const missing = Math.max(0, asked.total - matched) * T.missing!;
  const bonus = headShare * T.head! + noun * T.noun! - (own ? 0 : T.alias!);
  const place = index.placeOf[name] ?? 0;
  const gain = matched - missing - extra - (noun === 0 ? T.noNoun! : 0);
  const again =
    asked.repeated?.reduce((sum, weight, bit) => sum + (mask & (1 << bit) ? weight : 0), 0) ?? 0;
  return {
    place,
    cover,
    precision,
    score: gain + bonus,
    gain: gain + again,
    head: headShare,
    isNoun: noun >= 0.8,
    named: false,
  };
}
