import { readCount } from './plain-numbers';

const COUNT = String.raw`(\d{1,2}(?:\.\d)?|an?|one|two|three|half an?)`;
/** '(serves 4)' */
const SERVES =
  /(?:\brecipe\b\s?)?[(,:]?\s?\b(?:serves|makes|yields|feeds) (\d{1,2})(?: (?:servings?|portions?|people|persons))?\b(?! ?\p{L}{3})\)?:?/u;
/** '2 eggs serves 2': how much of it was had nobody says. */
const SERVES_BEHIND =
  /(?<!\b(?:recipe|preheat|oven|method|instructions)\b[^\n]{0,80})(?:[\s,;.–-]{0,4}\(|[\s,;.–-]{1,4})(?:that )?(?:serves|feeds) (?:\d{1,2}|two|three|four|six)(?: people| persons)?\)?(?= ?[.!]?$|[,;.]? ?(?:i |and |but ){0,2}(?:had|ate) (?:\d|an?\b|one\b|half\b))/;
const SERVING_HAD = new RegExp(
  String.raw`\b(?:i )?(?:had|ate) (?:about )?${COUNT}(?: (?:servings?|portions?|helpings?|of (?:them|these|those))\b(?! of)|(?= ?(?:$|[\n.,])))`,
);
/** '500 g beef made 4 burgers, ate 2' */
const MADE_AND_ATE =
  /,? (?:which )?made (\d{1,2}) \p{L}{3,12}(?: \p{L}{3,12})?,? (?:and |but )?(?:i )?(?:only )?(?:ate|had) (\d{1,2})(?: of (?:them|those))?(?= ?(?:$|[,;.\n]|and\b|with\b))/u;

const PARTS_LEAST = 2;
/** The dish that the parts are of, on a line of its own: 'chili' */
const TITLE = /^[\p{L} ']{0,40}(?= \s?[\n:])/u;

/** Whether a text tells how many servings a recipe has: its lines are no meals of their own. */
export function tellsServings(text: string): boolean {
  return SERVES.test(text.toLowerCase());
}

/** Says which part of a recipe was eaten: 'serves 4: 1 lb turkey, 1 can beans. Had 1 serving'. Takes normalised text. */
export function withServings(text: string): string {
  const recipe = withPartOfRecipe(text);
  if (recipe !== undefined) return recipe;
  // Beside amounts it is left, so that the reading is doubted.
  const open = text.replace(SERVES_BEHIND, (_, at: number) =>
    /\d/.test(text.slice(0, at)) ? ' , serves' : '',
  );
  return open.replace(MADE_AND_ATE, (whole, made: string, ate: string, at: number) =>
    /\d/.test(open.slice(0, at)) && Number(ate) < Number(made)
      ? ` , ate ${written(Number(ate) / Number(made))}`
      : whole,
  );
}

function withPartOfRecipe(text: string): string | undefined {
  const serves = SERVES.exec(text);
  const had = SERVING_HAD.exec(text);
  if (!serves || !had || had.index < serves.index) return undefined;
  const parts = text.slice(serves.index + serves[0].length, had.index);
  // 'lasagne serves 4, had 1 portion' tells no parts.
  if (parts.replaceAll(/\D/g, '').length < PARTS_LEAST) return text.replace(serves[0], ' ');
  const share = written(countOf(had[1] ?? '') / Number(serves[1]));
  return text
    .replace(had[0], `, ate ${share} of everything ,`)
    .replace(serves[0], serves[0].endsWith(':') ? ' : ' : ' ')
    .replace(TITLE, '');
}

function countOf(word: string): number {
  if (word.startsWith('half')) return 0.5;
  return readCount(word);
}

function written(share: number): string {
  return String(Number(Math.min(1, share).toFixed(3)));
}
