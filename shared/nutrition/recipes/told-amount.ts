import { mixedNumber } from './mixed-number';

const AMOUNT = String.raw`(\d{1,4}(?:[.,]\d{1,2}|\/\d{1,2}| \d\/\d)?)`;
const UNIT = '(g|kg|grams?|oz|ounces?|lbs?|pounds?|ml|cups?|tbsps?|tablespoons?|tsps?|teaspoons?)';
const TOLD = new RegExp(
  String.raw`^(?:about|approx\.?|approximately|around|roughly|total|to yield|you will need|from)?\s?${AMOUNT}(?:\s?(?:-|–|to)\s?${AMOUNT})?[\s-]?${UNIT}\b\.?(.{0,40})$`,
  'iu',
);
const COUNTED = new RegExp(
  String.raw`^(?:about )?(?:${AMOUNT}(?:\s?(?:-|–|to)\s?${AMOUNT})?|an?|one|two|three|half an?) (?!x ?\d)`,
  'iu',
);

/**
 * '3 potatoes (about 1 lb)' is a pound of potatoes, and '2 chickens (3 to 3 1/2 pounds each)' six and a half pounds. A
 * bracket before its food ('1 (15-ounce) can') does not change.
 */
export function withTold(text: string): string {
  const at = text.indexOf('(');
  const end = text.indexOf(')', at);
  if (at < 0 || end < 0) return text;
  const told = TOLD.exec(text.slice(at + 1, end).trim());
  const before = text.slice(0, at).trim();
  const amount = told ? amountOf(told, before) : undefined;
  return amount === undefined ? text : `${amount} ${nameOf(before)}${text.slice(end + 1)}`;
}

/** The total amount, or undefined if the bracket is about a pack, or about one of an unknown number. */
function amountOf([, low = '', high = low, unit = '', rest = '']: string[], before: string) {
  const counted = COUNTED.exec(`${before} `);
  if (!isNamed(before, WEIGHED.test(unit))) return undefined;
  const one = (mixedNumber(low) + mixedNumber(high)) / 2;
  if (!/\b(?:each|apiece|per)\b/iu.test(rest)) return `${rounded(one)} ${unit}`;
  const count = counted?.[1];
  return count === undefined ? undefined : `${rounded(one * mixedNumber(count))} ${unit}`;
}

/** Whether a food, and not a pack of it, comes before the bracket. */
function isNamed(before: string, isWeight: boolean): boolean {
  const name = before.slice(COUNTED.exec(`${before} `)?.[0].length ?? 0);
  // '5 cups sliced onions (1 1/2 pounds)': the weight is more exact than the cups.
  const food = isWeight ? name.replace(CUPS_FIRST, '') : name;
  return /\p{L}{3}/u.test(food) && !UNIT_FIRST.test(food);
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Without the number and the size of the things: 'juice of 2 limes' is lime juice. */
function nameOf(before: string): string {
  const [, what, fruit] = /^(juice|zest) (?:of|from) (?:\S+ )?(\p{L}+?)s?$/iu.exec(before) ?? [];
  if (what !== undefined && fruit !== undefined) return `${fruit} ${what}`;
  const counted = COUNTED.exec(`${before} `);
  const name = counted ? before.slice(counted[0].length) : before;
  return name.replace(CUPS_FIRST, '').replace(SIZE_IN_FRONT, '').replace(WHOLE_IN_FRONT, '');
}

const WEIGHED = /^(?:g|kg|gram|oz|ounce|lb|pound)/iu;
const CUPS_FIRST = /^(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|ml) (?:of )?/iu;
const UNIT_FIRST = new RegExp(
  `^(?:${UNIT}|cans?|tins?|jars?|packs?|packages?|packets?|cartons?|bottles?|boxes|box|bags?|containers?|sticks?|blocks?)\\b`,
  'iu',
);
const WHOLE_IN_FRONT =
  /^(?:heads?|bunch(?:es)?|stalks?|bulbs?|ribs?|cloves?|ears?|handfuls?) (?:of )?/iu;
const SIZE_IN_FRONT =
  /^(?:(?:small|medium|large|big|medium-large|smallish)(?: to (?:medium|large))? )+/iu;

// Ginger is about two fingers thick: 12 g per inch.
const GRAMS_PER_INCH = 12;
const CM_PER_INCH = 2.54;
const LENGTH =
  /^(?:(?:an?|one) )?(\d{1,2}(?:\.\d|\/\d| \d\/\d)?)(?:\s?(?:-|–|to)\s?\d{1,2})?[\s-]?(inch(?:es)?|in\.?|cm|")[\s-](?:(?:piece|knob|chunk|thumb|length|slice|section|nub|hunk)s?\s)?(?:of\s)?(?=(?:(?:fresh|peeled|root|young)\s)?(?:ginger|galangal|turmeric))/iu;

// 'a lemon-sized ball of tamarind', in grams.
const BALLS: Readonly<Record<string, number>> = {
  lemon: 30,
  lime: 20,
  walnut: 15,
  golf: 30,
  marble: 5,
  gooseberry: 5,
};
const BALL =
  /^(?:(?:an?|one|1) )?(?:small |large )?(lemon|lime|walnut|golf|marble|gooseberry)(?: ?-?ball)?[ -]sized? (?:ball|piece|knob|lump|chunk) (?:of )?/iu;

/** 'a 2-inch piece of ginger' and 'a lime-size ball of tamarind' in grams. */
export function withLength(text: string): string {
  const ball = text.replace(BALL, (_, fruit: string) => `${BALLS[fruit.toLowerCase()] ?? 0} g `);
  return ball.replace(LENGTH, (_, amount: string, unit: string) => {
    const inches = mixedNumber(amount) / (/cm/iu.test(unit) ? CM_PER_INCH : 1);
    return `${Math.round(inches * GRAMS_PER_INCH)} g `;
  });
}
