import { tellsServings } from './with-servings';

/** What looks back at a line before: 'no bun', '3 spears', 'the alfredo one', 'only ate half', 'actually 2', '(large)'. */
const LOOKS_BACK =
  /^\W{0,3}(?:no|nope|nah|not|(?:ok|okay|well|lies),? (?:fine,? |maybe )?\d|fine|(?:carbs?|cho) ?[:=~-]? ?(?:\d|approx|about|around|is|was)|(?:protein|fat|fib(?:re|er)|sugars?) (?:approx|about|around|roughly)|without|w\/o|minus|hold|only|just half|actually|edit|correction|sorry|wait|oops|scratch|make that|i mean|but|half of it|shared|split|left|(?:i )?(?:got|was|felt) (?:too |so |really )?full|didn'?t|each|all|both|for|of|or|then half|plus half|(?:(?:and )?then )?another(?= ?(?:\W*$|one\b))|x ?\d|\d{1,3}\W*$|\d{1,2} (?:packs?|packets?|spears?|slices?|pieces?|cups?|bowls?|cans?|bottles?|glasses|handfuls?|servings?|portions?|scoops?|pints?|tbsp|tsp)\W*$|(?:very )?(?:small|tiny|little) (?:portions?|servings?|helpings?)|the (?:\p{L}+ ){1,2}(?:one|kind|flavou?r|version)|\d{1,4} ?(?:g|ml|oz|kcal|cal|calories)\W*$)(?![\p{L}])|^\W*\(|\b(?:of it|of them|it was|they were|the rest|each)\b|\b(?:half|some|most|all) (?:of )?the\b/iu;
const LINE_END =
  /\n|(?<=\p{L}{3}|\d%?)(?<!\b(?:tsp|tbsp|approx|mrs|pts?|kcal|cal|inc))\.\s(?=[\p{L}\d])/u;
const LINES_MAX = 40;
/** 'overnight oats', 'burrito bowl': what follows is in it. */
const TITLE =
  /^[^\d,]{0,30}\b(?:shake|smoothie|oats|porridge|oatmeal|parfait|omelett?e?|salad|bowl|wrap|sandwich|curry|stew|soup|stir fry|pasta|burger|burrito|taco|pizza|roast|breakfast|lunch|dinner|snacks?|meal deal|english|fry ?up|thali|mixed grill|bento)s?\W*$/iu;

function isTitle(line: string): boolean {
  return TITLE.test(line.trim());
}

/** Lines and sentences that each name foods of their own; undefined where one is about another, or heads it. */
export function ownLines(text: string): string[] | undefined {
  if (tellsServings(text)) return undefined;
  const lines = text.split(LINE_END).filter((line) => line.trim() !== '');
  const isList = lines.length > 1 && lines.length <= LINES_MAX && !isTitle(lines[0] ?? '');
  if (!isList || lines.some((line) => /[:=,&+]\s*$/.test(line) || LOOKS_BACK.test(line)))
    return undefined;
  return lines;
}
