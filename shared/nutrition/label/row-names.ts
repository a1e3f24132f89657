import { distance } from 'fastest-levenshtein';

import { NUTRIENT_SOURCES } from '#shared/records/nutrient-sources';
import { MORE_NUTRIENTS, type Nutrient } from '#shared/records/nutrients';

/** What a row of a label contains: one of our nutrients, energy, or salt, which we store as sodium. */
export type RowName = Exclude<Nutrient, 'calories'> | 'energy' | 'salt';

// Rows that contain the words of another row: they are excluded first.
const OTHERS =
  /added|trans\b|mono|poly|unsat|insat|ungesatt|starch|starke|amidon|almidon|from fat|polyol|omega|daily value|a day|reference intake|servings? per/;

// Parts come before their wholes: 'acides gras satures' contains 'gras'.
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

/** The name of a row, from its words, allowing one or two misread letters. */
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

/** Short names are too similar to other words for that. */
function isLike(word: string, name: string): boolean {
  if (name.length < LONG || Math.abs(word.length - name.length) > 2) return false;
  return distance(word, name) <= (name.length > LONG ? 2 : 1);
}
