import { anyPortionWord } from '../amounts/portion-word';

const NUMBER = String.raw`\d{1,6}(?:\.\d{1,6})?`;
const SPOKEN = 'an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half';
/** Where an amount that stands before its food begins. */
const OPENS = String.raw`(?:^|[,;:.!\n+(]\s?|\b(?:and|with|plus|of|had|ate|drank|about|an?)\s)`;

// '2 oz. cheese', '1 tsp. sugar': the point ends the unit, and no sentence.
const POINTED = new RegExp(
  String.raw`(${OPENS}(?:\d{1,6}(?:[./]\d{1,6})?(?:\s\d\/\d{1,2})?|${SPOKEN})\s?` +
    String.raw`(?:oz|ozs|lb|lbs|tbsp|tbs|tsp|c|pt|qt|g|gr|gms?|kg|ml|cl|dl|l|pcs?|pkt|doz|nos?))\.(?=\s[\p{L}(])`,
  'gu',
);
const FLUID_OUNCES = /\bfl(?:uid)?\.?\s?(?:ozs?|ounces?)\b\.?/g;
// 'ground beef 93/7 6 oz': lean and fat of a hundred, and no 13 pieces.
const LEAN = /\b([789]\d)\/(\d{1,2})\b/g;
const SPOONS = new RegExp(
  String.raw`\b(\d|${SPOKEN})\s(table|tea|dessert)\s(spoons?)(?:\s?fulls?|fuls?)?\b`,
  'g',
);
// '2 nos idli', as much as '2 pieces'; the drink of that name is none of it.
const NOS = /\b(\d{1,2})\s?nos\b\.?(?=\s(?!energy|drink)\p{L})|(?<=\p{L}\s)(\d{1,2})\s?nos\b\.?/gu;
// 'donuts 6 pack', and no packs of two or three
const PACK_OF = /\b([4-9]|1\d|2\d)[ -]?(?:pack|pk)\b(?! of (?:cards|gum))/g;
// '8 ct nuggets', 'nuggets 8 count'
const COUNT = /\b(\d{1,3})[ -]?(?:ct|counts?)\b\.?/g;
const ABOUT =
  /(?:[≈±<>]|\b(?:ca|approx|abt|circa)\b\.?|\b(?:almost|nearly|exactly|at least|at most|up to|more than|less than|no more than|just (?:over|under|about)))\s?(?=[\d.])/g;
const THOUSANDS =
  /(?<![\d.,'])([1-9]\d{0,2})(?:'(\d{3})\b| (000)(?=\s?(?:g|kg|ml|kcals?|cals?|kj)\b))/g;
/** '2 oz-ish' */
const ISH =
  /(?<=\d ?(?:g|gr|grams?|oz|ml|cups?|c|tbsp|tsp|lbs?|slices?|pieces?|bowls?|glass(?:es)?|handfuls?))[ -]?ish\b/g;
const LEADING_POINT = /(?<=^|[\s(])\.(?=\d)/g;
const TILDE_RANGE = /(\d)\s?~\s?(?=\d)/g;
const SET_EQUAL = /(?<=\p{L})\s?[=@]\s?(?=\d)/gu;

/** 'eggs3 bacon4strips butter1tbsp': of two or more such words each tells how much of it. */
const GLUED_BEHIND =
  /(?<![\p{L}\d])(?!omega|vitamin|vit\d|mp\d)(\p{L}{3,20})(\d{1,3}(?:\.\d)?)(\p{L}{0,7})(?![\p{L}\d])/gu;

// Of more than so many somebody tells grams.
const COUNTED_MAX = 20;

function unglued(text: string): string {
  const words = text.match(GLUED_BEHIND) ?? [];
  return words.length < 2
    ? text
    : text.replace(GLUED_BEHIND, (_, thing: string, number: string, unit: string) => {
        const ofMany = Number(number) > COUNTED_MAX ? 'g' : '';
        return `${thing} ${number} ${unit || ofMany}, `;
      });
}

/** Writes units and signs around numbers in one way. Takes normalised text with single blanks. */
export function plainUnits(text: string): string {
  if (!/\d|spoon|\.|fl/.test(text)) return text;
  return unglued(text)
    .replace(LEAN, (whole: string, lean: string, fat: string) =>
      Number(lean) + Number(fat) === 100 ? '' : whole,
    )
    .replace(FLUID_OUNCES, 'floz')
    .replace(POINTED, '$1')
    .replace(SPOONS, '$1 $2$3')
    .replace(NOS, (_, ahead?: string, behind?: string) => `${ahead ?? behind} pcs`)
    .replace(PACK_OF, '$1 pcs')
    .replace(COUNT, '$1 pcs')
    .replace(THOUSANDS, (_, first: string, quoted?: string, blank?: string) =>
      [first, quoted ?? blank].join(''),
    )
    .replace(ISH, '')
    .replace(LEADING_POINT, '0.')
    .replace(TILDE_RANGE, '$1-')
    .replace(ABOUT, 'about ')
    .replace(SET_EQUAL, ' ');
}

// '2tbsp', '8pc', '250cc': a unit that hangs on its number.
const GLUED = new RegExp(
  String.raw`(?<![\p{L}\d])(${NUMBER})-?(${anyPortionWord('glued')}|tbs|tablespoons?|teaspoons?|balls?|cc|dl|cl|mls?|gr|gms?|grms?|grams?|gramm|kg|ozs|lbs?|floz|kcals?|cals?|calories?|kj)\b`,
  'gu',
);
// '1/2c oats'; '180 c' is how hot an oven is.
const GLUED_CUP = /(?<![\p{L}\d])(\d{1,2}(?:\.\d{1,3})?)\s?c(?=\s[\p{L}]|\s?(?:$|[,;.)\n]))/gu;
const WEIGHT = 'kg|kilos?|g|gr|grams?|ml|cl|dl|l|lbs?|pounds?|oz|ounces?|floz|cups?|tbsp|tsp';
const UNIT_RANGE = new RegExp(
  String.raw`(?:\bbetween\s)?\b(${NUMBER})\s?(${WEIGHT})\s?(-|to|or|and)\s?(${NUMBER})\s?(${WEIGHT})\b`,
  'g',
);
const COMPOUND = new RegExp(
  String.raw`\b(${NUMBER})\s?(kg|kilos?|l|lbs?|pounds?)\s(?:and\s)?(${NUMBER})\s?(g|gr|grams?|ml|oz|ounces?)\b`,
  'g',
);
const PARTS_OF: readonly (readonly [large: RegExp, small: RegExp, times: number])[] = [
  [/^k/, /^g/, 1_000],
  [/^l$/, /^ml/, 1_000],
  [/^(?:lb|pound)/, /^o/, 16],
];
const OPENS_HERE = new RegExp(`${OPENS}$`);
const ENDS_HERE = /^\s?(?:$|[,;.\n)])/;

/** Parts units from their numbers, and joins what tells one amount: '1 lb 4 oz', '100g-150g'. */
export function joinUnits(text: string): string {
  if (!/\d/.test(text)) return text;
  return text
    .replace(GLUED, '$1 $2 ')
    .replace(GLUED_CUP, '$1 cup')
    .replace(UNIT_RANGE, unitRange)
    .replace(COMPOUND, compound)
    .split(CLAUSES)
    .map(eachOf)
    .join('');
}

function unitRange(whole: string, ...found: string[]): string {
  const [low = '', unit = '', joint, high = '', other = ''] = found;
  const isRange = joint !== 'and' || whole.startsWith('between');
  const isOne = unit.replace(/s$/, '') === other.replace(/s$/, '');
  return isRange && isOne && Number(high) > Number(low) ? `${low}-${high} ${unit}` : whole;
}

/** 'chicken 1 kg 200 g rice' is two foods: one amount has a food on one side only. */
function compound(...found: (string | number)[]): string {
  const [whole, large, unit, small, part, at, text] = found as [
    ...[string, string, string, string, string],
    number,
    string,
  ];
  const times = PARTS_OF.find(([one, other]) => one.test(unit) && other.test(part))?.[2] ?? 0;
  const isAlone =
    OPENS_HERE.test(text.slice(0, at)) || ENDS_HERE.test(text.slice(at + whole.length));
  if (!isAlone || Number(small) >= times) return whole;
  return `${Number((Number(large) * times + Number(small)).toFixed(3))} ${part}`;
}

const CLAUSES = /([,;.\n](?!\d))/;
const EACH_OF =
  /^\s?(\d{1,6}(?:\.\d{1,6})?(?: \p{L}{1,12})?|one|two|an? \p{L}{1,12}) each (?:of )?(?!and\b)/u;

/** '100 g each of rice and chicken' */
function eachOf(clause: string): string {
  const [whole, amount] = EACH_OF.exec(clause) ?? [];
  const foods = clause.slice(whole?.length ?? 0);
  if (whole === undefined || amount === undefined || !foods.includes(' and ')) return clause;
  return `${foods}, ${amount} each`;
}
