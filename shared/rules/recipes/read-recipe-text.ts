/** The parts of a recipe text. */
export interface RecipeText {
  /** '' if the text has no title. */
  name: string;
  /** null if not given. */
  servings: number | null;
  /** One ingredient per line. */
  ingredients: string;
  /** '' if there is none. */
  method: string;
}

const INGREDIENTS =
  /^(?:#+\s*)?(?:\*\*)?(?:ingredients?(?: list)?|you(?:'|’)?ll need|you will need|what you need|shopping list)(?:\*\*)?\s*:?$/iu;
const METHOD =
  /^(?:#+\s*)?(?:\*\*)?(?:method|instructions?|directions?|preparation|steps|how to make(?: it)?|procedure)(?:\*\*)?\s*:?$/iu;
const END =
  /^(?:#+\s*)?(?:\*\*)?(?:notes?|nutrition(?:al)?(?: (?:facts|information|info))?|equipment|tips?|storage|comments)(?:\*\*)?\s*:?$/iu;
const SERVINGS =
  /\b(?:serves|servings?|makes|yields?|portions?)\b\s{0,3}:?\s{0,3}(?:about\s{1,3})?(\d{1,3})/iu;
const SERVINGS_AFTER =
  /\b(\d{1,3})\s*(?:[-–]\s*\d{1,3}\s*)?(?:servings|portions|people|persons)\b/iu;
const AMOUNT_FIRST =
  /^(?:[-*•▢☐]\s*)?(?:[\d½¼¾⅓⅔⅛]|an?\s|one\s|two\s|three\s|half\s|a (?:pinch|handful))/iu;
const NAME_MAX = 255;

/**
 * Splits a pasted recipe into title, servings, ingredients and method. A text without headings is read as
 * ingredients; if its first line has no amount, that line is the title. Pure, and never throws.
 */
export function readRecipeText(text: string): RecipeText {
  const lines = text.split(/\r\n|\r|\n/u).map((line) => line.trim());
  const parts = { before: [] as string[], ingredients: [] as string[], method: [] as string[] };
  let part: keyof typeof parts | 'end' = 'before';
  for (const line of lines) {
    if (INGREDIENTS.test(line)) part = 'ingredients';
    else if (METHOD.test(line)) part = 'method';
    else if (END.test(line)) part = 'end';
    else if (part !== 'end') parts[part].push(line);
  }
  const before = parts.before.filter((line) => line !== '');
  const servings = servingsOf(before) ?? servingsOf(parts.ingredients);
  const hasHeadings = parts.ingredients.length > 0;
  const name = nameOf(before, hasHeadings);
  const list = hasHeadings ? parts.ingredients : before.filter((line) => line !== name);
  return {
    name: name.replace(/^#+\s*/u, '').slice(0, NAME_MAX),
    servings,
    ingredients: list.filter((line) => line !== '' && !isServings(line)).join('\n'),
    method: parts.method.join('\n').trim(),
  };
}

function nameOf(before: readonly string[], hasHeadings: boolean): string {
  const [first = '', ...rest] = before;
  if (isServings(first) || AMOUNT_FIRST.test(first)) return '';
  // A single line is an ingredient, unless there are headings.
  return hasHeadings || rest.some((line) => AMOUNT_FIRST.test(line)) ? first : '';
}

function servingsOf(lines: readonly string[]): number | null {
  for (const line of lines) {
    const match = isServings(line) ? (SERVINGS.exec(line) ?? SERVINGS_AFTER.exec(line)) : null;
    if (match && Number(match[1]) > 0) return Number(match[1]);
  }
  return null;
}

/** Whether a line gives the servings, and is not an ingredient such as '2 servings of rice'. */
function isServings(line: string): boolean {
  return /^(?:serves|servings?|makes|yields?|portions?|for)\b/iu.test(line)
    ? SERVINGS.test(line) || SERVINGS_AFTER.test(line)
    : /^\d{1,3}\s*(?:[-–]\s*\d{1,3}\s*)?(?:servings|portions|people|persons)\s*$/iu.test(line);
}
