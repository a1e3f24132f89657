/** Dishes that people list the parts of behind their name. */
const DISH =
  '(?:bowl|salad|smoothie|shake|sandwich|sarnie|wrap|omelette|omelet|oats|oatmeal|porridge|stir[- ]?fry|plate|burrito|platter|box|bento|parfait|sub|roll|scramble|hash|curry|soup|stew|pasta|board|toastie|panini|pizza|taco|tacos|juice)';
const TITLED = new RegExp(
  String.raw`(^|\n|[.;]\s)([^\n:,;.]{0,50}\b${DISH}\s?)(?::|\s[-–—]{1,3}\s|=)\s?([^\n]+)`,
  'gu',
);
const TELLS_AMOUNTS = /\d|\b(?:half|one|two|three|four|cup|cups|tbsp|tsp|scoop|scoops|handful)\b/;
const IS_LIST = /,|\band\b|\+|&/;

/**
 * 'smoothie: 1 banana, 200 ml milk' is its parts, and 'burrito bowl: rice, beans, cheese' the dish with
 * them in it: in no case both. Takes text with plain numbers.
 */
export function withoutTitles(text: string): string {
  return text.replace(TITLED, (...[whole = '', start = '', title = '', list = '']: string[]) => {
    if (!IS_LIST.test(list) && (list.match(/\d/g) ?? []).length < 2) return whole;
    if (TELLS_AMOUNTS.test(list)) return `${start}${list}`;
    return `${start}${title} within ${list}`;
  });
}
