import { distance } from 'fastest-levenshtein';

import { NUTRIENT_SOURCES } from '#shared/records/nutrient-sources';
import { MORE_NUTRIENTS, type Nutrient } from '#shared/records/nutrients';

/** What a row of a label is about: one of our nutrients, energy, or salt, which we keep as sodium. */
export type RowName = Exclude<Nutrient, 'calories'> | 'energy' | 'salt';

// Rows that hold the words of another: they are told apart first.
const OTHERS =
  /added|trans\b|mono|poly|unsat|insat|ungesatt|starch|starke|amidon|almidon|from fat|polyol|omega|daily value|a day|reference intake|servings? per/;

// Those that name a part stand before those that name its whole: 'acides gras satures' holds 'gras'.
const PARTS: readonly RowName[] = [
  ...(['saturatedFat', 'sugar', 'fiber', 'cholesterol', 'vitaminC', 'sodium', 'salt'] as const),
];
const WHOLES: readonly RowName[] = ['carbs', 'protein', 'fat', 'energy'];
const OTHER_PARTS = MORE_NUTRIENTS.filter((nutrient) => !PARTS.includes(nutrient));

const NAMES = [...PARTS, ...OTHER_PARTS, ...WHOLES].map((row) => [row, wordsOf(row)] as const);

function wordsOf(row: RowName): readonly string[] {
  if (row === 'salt') return ['salt', 'salz', 'sel', 'sale', 'sal', 'zout'];
  return NUTRIENT_SOURCES[row === 'energy' ? 'calories' : row].label;
}

/** What a row is about, by its words; spelled as print is misread, within a letter or two. */
export function rowNameOf(words: string): RowName | undefined {
  if (OTHERS.test(words)) return undefined;
  const said = words.match(/[a-z]+/g) ?? [];
  return nameIn(words, said, isSame) ?? nameIn(words, said, isLike);
}

type Likeness = (word: string, name: string) => boolean;

function nameIn(words: string, said: readonly string[], like: Likeness): RowName | undefined {
  return NAMES.find(([, names]) =>
    names.some((name) =>
      name.includes(' ') ? words.includes(name) : said.some((word) => like(word, name)),
    ),
  )?.[0];
}

function isSame(word: string, name: string): boolean {
  return word === name;
}

const LONG = 6;

/** Short names are too like other words to be guessed. */
function isLike(word: string, name: string): boolean {
  if (name.length < LONG || Math.abs(word.length - name.length) > 2) return false;
  return distance(word, name) <= (name.length > LONG ? 2 : 1);
}
