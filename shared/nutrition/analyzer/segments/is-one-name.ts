import type { Chunk } from '../amounts/chunks-of';
import type { Phrase } from '../amounts/read-phrase';
import { isSpoon } from '../amounts/units';
import { wordsOf } from '../language/words';
import { RAW_WORDS } from '../ranking/kinds';
import { type Find, isPlainName, type Match, WHOLE_COVER, WHOLE_HEAD } from '../ranking/score-name';
import { WEIGHTS } from '../ranking/weights';

/** '0 apples', '-2 eggs': nobody knows what is meant, and it is no portion. */
export const NO_AMOUNT = /^(?:0|minus\d{1,4}) (?!cal|kcal|sugar|fat|carb)\p{L}/u;

// Plain names are one name together only where it says little else.
const ONE_NAME_PRECISION = 0.85;

/** Several chunks are one name; 'eggs and toast' is a list of plain names. */
export function isOneName(find: Find, chunks: readonly Chunk[], match: Match): boolean {
  if (chunks.length === 1) return true;
  if (leavesMisspelled(find, chunks, match) || areApart(chunks, match)) return false;
  if (isRiceMeasured(chunks) || isCountedInList(chunks, match)) return false;
  if (match.cover < WEIGHTS.mergedMin) return false;
  if (isCountedBeside(find, chunks)) return hangTogether(chunks) && isTopped(chunks, match);
  return match.named || isDescription(find, chunks, match);
}

/** 'marmalade and btter': a misspelled food of its own is no part of the name before it. */
function leavesMisspelled(find: Find, chunks: readonly Chunk[], match: Match): boolean {
  if (match.slip === true) return false;
  return chunks.some(({ phrase }) => phrase.food !== '' && find(phrase.food)?.slip === true);
}

const BESIDE = /\b(?:sauce|gravy|mash|mashed potato(?:es)?|coleslaw|slaw|peas|salad)$/;

/** '3 small potatoes, white sauce' are no three plates that hold both. */
function isCountedInList([first, next]: readonly Chunk[], { named }: Match): boolean {
  if (named || !first || next?.separator !== 'comma' || !BESIDE.test(next.phrase.food))
    return false;
  const { count = 1, plural, unit, vague } = first.phrase.amount;
  return count > 1 && plural && unit === undefined && !vague;
}

const RICE = /^(?:(?:white|brown|cooked|boiled|steamed|plain|basmati|jasmine) )*rice$/;
const SERVED_OVER =
  /(?:curry|stew|masala|korma|adobo|daa?l|sambar|rajma|chole|sabzi|sabji|tikka|vindaloo|rendang|karahi|chill?i|stir fry)$/;

/** '1 cup rice with chicken curry': the cup is of rice; a plate or a bowl is of both. */
function isRiceMeasured([first, next]: readonly Chunk[]): boolean {
  if (!first || !next || !RICE.test(first.phrase.food)) return false;
  const { kind } = first.phrase.amount.unit ?? {};
  return (kind === 'volume' || kind === 'weight') && SERVED_OVER.test(next.phrase.food);
}

// A list says little else than a name does that it makes up.
const LISTED_PRECISION = 0.6;

/** 'oats, raisins' are no muffin with both, and 'plain chicken, butter' is no curry: in a list a thing stands behind its kind. */
function isOfList(
  find: Find,
  chunks: readonly Chunk[],
  { description = '', precision }: Match,
): boolean {
  const isListed = chunks
    .slice(1)
    .some(({ separator, unsaid }) => separator === 'comma' && !unsaid);
  // What is weighed as one is one: '57 g of a pastry, custard filled, iced'.
  if (!isListed || isWeighed(chunks) || hangTogether(chunks) || !areAll(find, chunks, isThing))
    return false;
  return precision < LISTED_PRECISION || isTurned(chunks, wordsOf(description));
}

function isThing({ named, isNoun }: Match): boolean {
  return named || isNoun;
}

function isTurned(chunks: readonly Chunk[], name: readonly string[]): boolean {
  if (name.includes('and') || name.includes('with')) return false;
  const placesOf = (chunk?: Chunk) =>
    wordsOf(chunk?.phrase.food ?? '')
      .map((word) => name.indexOf(word))
      .filter((place) => place >= 0);
  const [first, last] = [placesOf(chunks[0]), placesOf(chunks.at(-1))];
  return first.length > 0 && last.length > 0 && Math.max(...last) < Math.min(...first);
}

function isDescription(find: Find, chunks: readonly Chunk[], match: Match): boolean {
  if (isOfList(find, chunks, match)) return false;
  if (leavesOneOut(find, chunks, match)) return false;
  if (hangTogether(chunks) && isOtherKind(find, chunks, match)) return false;
  return isDescribedAsOne(find, chunks, match);
}

const TOPPED =
  /(?:\b(?:pizzas?|burgers?|hamburgers?|cheeseburgers?|tacos?|burritos?|hot ?dogs?) with|\beggs? with (?:\w+ )?(?:cheese|cheddar|butter))\b/;

/** '2 slices of pizza with pepperoni', '2 scrambled eggs with cheese': the survey has foods with what is on them. */
function isTopped([first, ...others]: readonly Chunk[], match: Match): boolean {
  if (!first || match.named || !match.described) return false;
  return TOPPED.test(joinedWords(first, others)) && match.head > 0;
}

/** 'chili with cornbread and cheese' is no dish that has chili and cheese: the cornbread would be lost. */
function leavesOneOut(find: Find, chunks: readonly Chunk[], match: Match): boolean {
  const said = wordsOf(chunks.map(({ phrase }) => phrase.food).join(' '));
  if (isWithin(wordsOf(match.description?.split(',')[0] ?? ''), said)) return false;
  return chunks.some((chunk, at) => {
    const { food } = chunk.phrase;
    if (food === '' || find(food)?.named !== true) return false;
    const [first, ...others] = chunks.filter((_, place) => place !== at);
    const without = first && find(joinedWords(first, others));
    return without?.place === match.place && without.cover > match.cover;
  });
}

/** What is counted without a plural as often as with one. */
const COUNTED =
  /^(?:rotis?|chapatt?is?|phulkas?|naans?|parathas?|parottas?|puris?|pooris?|idl[iy]s?|dosas?|vadas?|bhatur[ae]s?|toasts?|breads?|eggs?|sausages?|bacon|tacos?|idiyappam|appams?|mandazis?)$/;
const OF_PIECES = new Set('slice piece scoop handful rasher strip link fillet stick'.split(' '));

/** '2 eggs and avocado toast' are eggs, and a toast; so are '3 chapati and chicken curry', and '2 slices bread with butter'. */
function isCountedBeside(find: Find, [first, ...others]: readonly Chunk[]): boolean {
  if (!first || !isCounted(first.phrase)) return false;
  const { plural } = first.phrase.amount;
  // '2 sausage patties', '4 eggs fried in oil'
  const isPart = ({ unsaid, phrase }: Chunk) =>
    (unsaid === true && !plural) || /\boil$/.test(phrase.food);
  if (others.some(isPart)) return false;
  return areAll(find, [first, ...others], isPlainName);
}

function isCounted({ food, amount: { count = 1, plural, unit, vague } }: Phrase): boolean {
  if (unit !== undefined) return unit.kind === 'measure' && OF_PIECES.has(unit.word);
  return count > 1 && !vague && (plural || COUNTED.test(food));
}

function isDescribedAsOne(find: Find, chunks: readonly Chunk[], match: Match): boolean {
  if (isWhollyTold(chunks, match)) return true;
  // 'steak fries' is another name of fries: a steak with fries is two things.
  if (!match.described) return !areAll(find, chunks, isPlainName);
  if (!areAll(find, chunks, ({ named }) => named)) return true;
  // Cheese and crackers are two things, whatever cheese crackers are; '117 g of sausage on a biscuit' is one.
  if (!match.joint && !isWeighed(chunks)) return false;
  return hangTogether(chunks) ? isHeaded(match) : isOneInList(chunks, match);
}

// A list of so many names that is one name is that food.
const TOLD_PARTS = 3;
const TOLD_COVER = 0.9;

/**
 * 'quesadilla with egg' is 'Quesadilla, egg', and 'sausage and cheese sandwich on a muffin' one, too; but cheese
 * with crackers are two things.
 */
function isWhollyTold(chunks: readonly Chunk[], match: Match): boolean {
  const { cover, precision, described } = match;
  if (!hangTogether(chunks) || cover < TOLD_COVER || precision < ONE_NAME_PRECISION) return false;
  return (described && chunks.length >= TOLD_PARTS) || isHeadedBy(chunks[0], match);
}

/** Whether a chunk is what a description has before a comma or a 'with'. */
function isHeadedBy(first: Chunk | undefined, { described, description = '' }: Match): boolean {
  const [heading = '', ...rest] = description.split(/,| with /);
  const names = wordsOf(heading);
  const said = wordsOf(first?.phrase.food ?? '');
  return rest.length > 0 && (described ? isWithin(names, said) : isWithin(said, names));
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.every((word) => all.includes(word));
}

// 'a peanut butter sandwich with regular peanut butter' is one.
const TWICE_PRECISION = 0.7;

/** 'egg, egg, egg' are three, 'burger, 0 fries' has none of these, and 'extra rice' is more than the bowl has. */
function areApart(
  chunks: readonly Chunk[],
  { description = '', joint, cover, precision }: Match,
): boolean {
  const phrases = chunks.map(({ phrase }) => phrase);
  if (phrases.some(isItsOwn)) return true;
  if (phrases.slice(1).some(isSpooned)) return true;
  // 'Pizza with extra meat' is a name.
  const isExtra = /\bextra\b/.test(description);
  if (!isExtra && phrases.slice(1).some(({ food }) => food.startsWith('extra '))) return true;
  const isTwice = new Set(phrases.map(({ food }) => food)).size < phrases.length;
  return isTwice && !(joint && cover >= WHOLE_COVER && precision >= TWICE_PRECISION);
}

function isItsOwn(phrase: Phrase): boolean {
  return phrase.amount.each || isWeighedRaw(phrase) || NO_AMOUNT.test(phrase.food);
}

/** 'coffee with creamer 3 tbsp': a spoon measures only the food next to it. */
function isSpooned({ amount: { unit } }: Phrase): boolean {
  return unit !== undefined && isSpoon(unit);
}

/** '80 g dry pasta with pesto': what was weighed before it was cooked is an item of its own. */
function isWeighedRaw({ food, amount }: Phrase): boolean {
  return amount.unit !== undefined && RAW_WORDS.some((word) => food.split(' ').includes(word));
}

function areAll(find: Find, chunks: readonly Chunk[], holds: (match: Match) => boolean): boolean {
  return chunks.every(({ phrase }) => {
    const match = phrase.food === '' ? undefined : find(phrase.food);
    return match !== undefined && holds(match);
  });
}

/** One weight for all of it. */
function isWeighed([first]: readonly Chunk[]): boolean {
  return first?.phrase.amount.unit?.kind === 'weight';
}

/** 'toast with peanut butter': one food where it is headed by what is said, and no other. */
function hangTogether(chunks: readonly Chunk[]): boolean {
  return chunks.slice(1).some(({ separator }) => separator === 'with' || separator === 'within');
}

/** 'oatmeal with raisins' is no cookie: a food by itself stays one, whatever it is eaten with. */
function isOtherKind(find: Find, [first]: readonly Chunk[], { head }: Match): boolean {
  const alone = first && head === 0 ? find(first.phrase.food) : undefined;
  return alone !== undefined && isPlainName(alone);
}

/** The words name what the name is headed by: 'toast with peanut butter' is no sandwich of crackers. */
function isHeaded({ head, described }: Match): boolean {
  return head >= WHOLE_HEAD || (described && head > 0);
}

/** 'rice and beans' is a dish, '2 eggs and toast' none. */
function isOneInList(chunks: readonly Chunk[], match: Match): boolean {
  const isCounted = (chunks[0]?.phrase.amount.count ?? 1) > 1;
  return !isCounted && match.precision >= ONE_NAME_PRECISION;
}

/** A run of chunks as one phrase, with the first amount that is told. */
export function joined(chunks: readonly Chunk[]): Phrase {
  const [first, ...others] = chunks;
  if (!first) throw new Error('A run has a chunk.');
  if (others.length === 0) return first.phrase;
  const told = chunks.find(({ phrase }) => !phrase.amount.vague) ?? first;
  const size = first.phrase.amount.size ?? told.phrase.amount.size;
  const hints = chunks.flatMap(({ phrase }) => phrase.amount.hints);
  const energy = chunks.find(({ phrase }) => phrase.amount.energy)?.phrase.amount.energy;
  return {
    ...first.phrase,
    food: joinedWords(first, others),
    amount: { ...told.phrase.amount, size, hints, energy },
  };
}

function joinedWords(first: Chunk, others: readonly Chunk[]): string {
  const rest = others.map(
    ({ phrase, separator }) => `${separator === 'with' ? 'with' : 'and'} ${phrase.food}`,
  );
  return [first.phrase.food, ...rest].join(' ').trim();
}
