/** '-2 eggs': a minus before a single line is no mark of a list. */
export function withLessThanNone(text: string): string {
  return text.includes('\n') ? text : text.replace(/^\s?[-\u2212](?=\d{1,4}\s\p{L})/u, 'minus');
}

const INCHES =
  /(\bhalf\s(?:of\s)?)?(?:\ban?\s)?(\b\d{1,2})(?:[\s-]?inch(?:es)?|\s?(?:"|''?|”))\s((?:\p{L}{1,20}\s){0,3})(?=pizzas?\b)/gu;

/** '12 inch meatball sub' */
const SUB = String.raw`(?:\p{L}+ ){0,2}(?:subs?|sandwich(?:es)?|hoagies?|heros?|grinders?)\b`;
// '11 inch pepperoni', '3 inch cookie': so wide, and no number of it. A footlong is a size, and so is half of one.
const WIDTH = new RegExp(
  String.raw`\b(?:[2-57-9]|1[0-8])[ -]?inch(?:es)?\b(?! (?:${SUB}|(?:thick |long |wide )?(?:piece|slice|cube|square|chunk|wedge|strip|stick|length|section|round|of)s?\b))`,
  'gu',
);

/** '2 slices of a 14 inch pizza': the size is the whole pizza's. */
const SLICE_OF_SIZE =
  /\b(slices?|pieces?) (?:of |from )?(?:an? |my |the )?(?:\d{1,2} ?(?:inch|in|")[ -]?|(?:small|medium|large|xl) (?=pizza\b))(?=(?:[a-z]+ ){0,2}pizza\b)/g;

/** A 12 inch pizza is a medium one, whole. */
export function withPizzaSizes(text: string): string {
  return text
    .replaceAll(SLICE_OF_SIZE, '$1 of ')
    .replace(INCHES, (_, half: string | undefined, inches: string, kind: string) => {
      const whole = `1 ${sizeOfPizza(Number(inches))} ${kind}`;
      return half === undefined ? whole : `1/2 of ${whole}`;
    })
    .replace(WIDTH, ' ')
    .replace(/(?<=\p{L}\s)n (?=an? (?:half|quarter|third)\b)/gu, 'and ');
}

function sizeOfPizza(inches: number): string {
  if (inches <= 10) return 'small';
  return inches < 14 ? 'medium' : 'large';
}
