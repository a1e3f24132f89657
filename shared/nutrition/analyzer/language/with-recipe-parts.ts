import { DISH } from './plain-description';
import { SHARE } from './shares';

const MADE =
  '(?:quiche|cake|pie|muffins?|pancakes?|waffles?|cookies|brownies|crumble|frittata|banana bread|loaf|tray ?bake|pilaf|pilau|paella|dhal?|dahl|hot ?pot)';
/** ', had 1/3 of the pot' */
const OF_POT = String.raw`[\s,;–-]{0,4}(?:i\s|and\s|then\s){0,2}(?:ate|had|eaten)\s(?:(?:about|like|maybe|around|roughly)\s)?(?:half(?:\sa)?|\d\/\d{1,2})\s(?:of\s)?(?:the\s)?(?:pot|pan|tin|tray|batch|dish|loaf|lot)\b`;
/** 'quiche (300 g cottage cheese, 4 eggs)', of which the share that was eaten may be marked. */
const RECIPE = new RegExp(
  String.raw`(?<=^|[\n,;.+]\s?|\b(?:had|made|ate)\s)(?:an?\s|my\s)?(?:[\p{L}'-]{2,15}\s){0,3}(?:${DISH}|${MADE})\s?\((?=[^()\n]{0,60}\d\s?(?:g|kg|ml|oz|tins?|cans?|cups?|eggs?)\b)([^()\n]{5,150})\)(\s?,?\s?${SHARE}=?[\d.]+|${OF_POT})?`,
  'gu',
);
/** 'cake (2 slices, 300 g)' tells no parts. */
const AMOUNT =
  /\d[\d./,]*|\b(?:g|kg|ml|cl|l|oz|lbs?|slices?|pieces?|pcs?|servings?|portions?|kcals?|cals?|calories|total|each|about|approx|cm|inch(?:es)?|small|large|medium)\b/g;
const NAMED = /\p{L}{3}/u;
const BETWEEN_PARTS = /,| and | \+ | & /;

/** Each part of a dish by itself, and the dish no more beside them. */
function partsOfRecipe(whole: string, parts: string, share = ''): string {
  const told = parts.split(BETWEEN_PARTS).map((part) => part.trim());
  if (told.filter((part) => /\d/.test(part) && NAMED.test(part.replace(AMOUNT, ' '))).length < 2)
    return whole;
  const mark = share.includes(SHARE) ? share.replace(/[\s,=]/g, '') : ofPot(share);
  return told.map((part) => `${part} ${mark}`).join(' , ') + ' , ';
}

function ofPot(words: string): string {
  const [, over = '', under = ''] = /(\d)\/(\d{1,2})/.exec(words) ?? [];
  if (over !== '') return `${SHARE}${Number((Number(over) / Number(under)).toFixed(3))}`;
  return words.includes('half') ? `${SHARE}0.5` : '';
}

/** 'chilli (500 g mince, 2 tins beans), ate a third': the parts, and the dish no more beside them. Takes text with shares. */
export function withRecipeParts(text: string): string {
  return text.includes('(') ? text.replace(RECIPE, partsOfRecipe) : text;
}
