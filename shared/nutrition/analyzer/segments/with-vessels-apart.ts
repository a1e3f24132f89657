import { isFillerWord } from '../amounts/tokens';
import { type Find, isPlainName } from '../ranking/score-name';

const VESSELS =
  'glass|cup|mug|pint|can|tin|bottle|bowl|plate|bag|packet|pack|handful|slice|piece|scoop|spoon|spoonful|tub|pot|jar|box|carton|pouch|shot|order|serving';
const VESSEL_OF = new RegExp(
  String.raw`(?<=\p{L}{3}) (?=(?:${VESSELS}) of (?!(?:it|them|that|this)\b)\p{L})`,
  'gu',
);
/** What the words before a vessel begin behind. */
const ENDS = /[,;:.!?\n+(&]|\b(?:and|with|w|n|plus|then|of|x\d{1,2})\b/g;
/** 'wine glass', 'soup bowl', 'sandwich bag': with them the vessel is told. */
const OF_VESSEL = new RegExp(
  String.raw`\b(?:(?:coffee|tea|wine|beer|juice|water|milk|pint|shot|whisk(?:e)?y|cocktail) (?:glass|cup|mug|pint|can|tin|bottle|shot)|` +
    String.raw`(?:soup|cereal|salad|rice|pasta|noodle|dinner|dessert|fruit|bread|ramen) (?:bowl|plate|cup|pot)|(?:yogurt|egg|noodle|ice cream|dessert) (?:pot|tub|cup|carton|box|scoop)|` +
    String.raw`(?:sandwich|snack|lunch|popcorn|candy) (?:bag|box|packet|pack|tub)|(?:pizza|cake|pie|bread|toast|chocolate) (?:slice|piece|box)|(?:protein|powder) (?:scoop|spoon))$`,
);
const COUNTED = /^(?:[2-9]|[1-9]\d) /;
/** 'a snapple bottle of tea', 'a toasted slice of bread': the article is of the vessel. */
const WITH_ARTICLE = /^(?:an?|the|my|this|that) \p{L}+(?: \p{L}+){0,2}$/u;
const AMOUNT = /^(?:(?:\d{1,3}(?:[./]\d{1,3})?|an?|half|the|my|some|small|large|big) ){1,3}/;
const NAME_WORDS_MAX = 3;

/**
 * '2 eggs cup of coffee', 'toast glass of milk': a vessel behind the name of a food begins the next one.
 * Takes normalised text.
 */
export function withVesselsApart(find: Find, text: string): string {
  let plain = text;
  for (const { index } of [...text.matchAll(VESSEL_OF)].reverse()) {
    const [vessel = ''] = text.slice(index + 1).split(' ');
    const before = stretchBefore(text.slice(0, index));
    const isOne = OF_VESSEL.test(`${before} ${vessel}`) || WITH_ARTICLE.test(before);
    const isApart = COUNTED.test(before) || !isOne;
    if (isApart && endsWithFood(find, before))
      plain = `${plain.slice(0, index)} , 1${plain.slice(index)}`;
  }
  return plain;
}

function stretchBefore(text: string): string {
  const last = [...text.matchAll(ENDS)].at(-1);
  return text.slice(last ? last.index + last[0].length : 0).trim();
}

function endsWithFood(find: Find, before: string): boolean {
  const words = before.replace(AMOUNT, '').split(' ');
  if (isFillerWord(words.at(-1) ?? '')) return false;
  const lengths = words.map((_, at) => at + 1).filter((length) => length <= NAME_WORDS_MAX);
  return lengths.some((length) => {
    const match = find(words.slice(-length).join(' '));
    return match !== undefined && isPlainName(match);
  });
}
