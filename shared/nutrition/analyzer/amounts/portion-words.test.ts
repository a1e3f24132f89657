import { analyseText } from '../analyse-text';
import { openFoodTables } from '../../table/food-table';
import { ALL_TABLES } from '../../table/all-tables';
import { PIECES } from '../language/word-classes';
import { PORTION_WORDS } from './portion-words';
import { readUnit } from './units';

const table = openFoodTables(ALL_TABLES);
const read = (text: string) => analyseText(table, text, { by: 'device' });

test('no two rows share a word or a form', () => {
  const written = PORTION_WORDS.flatMap(({ word, forms = '' }) => [
    word,
    ...forms.split(' ').filter(Boolean),
  ]);
  expect(new Set(written).size).toBe(written.length);
});

describe.each(PORTION_WORDS)('$word', ({ word, forms = '', alike = '', uses = [] }) => {
  const written = [word, ...forms.split(' ').filter(Boolean)];

  test.each(written)('"a %s of rice" is rice', (form) => {
    const { items, notFound } = read(`a ${form} of rice`);
    expect(notFound).toEqual([]);
    expect(items).toHaveLength(1);
    expect(items[0]?.name).toBe('Rice');
    expect(items[0]?.grams).toBeGreaterThan(0);
  });

  test.each(written)('"3 %s of rice" weighs three times as much', (form) => {
    const one = read(`1 ${form} of rice`).items[0]?.grams ?? 0;
    const { items } = read(`3 ${form} of rice`);
    expect(items.map(({ name }) => name)).toEqual(['Rice']);
    // Each is rounded to a tenth of a gram.
    expect(Math.abs((items[0]?.grams ?? 0) - 3 * one)).toBeLessThan(0.21);
  });

  test('a stated weight takes precedence over it', () => {
    const { items } = read(`a 200 g ${word} of rice`);
    expect(items.map(({ name, grams }) => [name, grams])).toEqual([['Rice', 200]]);
  });

  test('is used as its row says', () => {
    const gramsOf = (text: string) => read(text).items.map(({ name, grams }) => [name, grams]);
    if (uses.includes('filled'))
      expect(gramsOf(`a ${word} filled with rice`)).toEqual(gramsOf(`a ${word} of rice`));
    if (uses.includes('glued')) expect(gramsOf(`2${word} rice`)).toEqual(gramsOf(`2 ${word} rice`));
    if (uses.includes('stated')) expect(gramsOf(`rice 200 g ${word}`)).toEqual([['Rice', 200]]);
    expect(PIECES.has(word)).toBe(uses.includes('light'));
  });

  test('stands for words that are rows or words of the tables', () => {
    const unit = readUnit(word);
    expect(unit?.kind).toMatch(/^(?:measure|volume)$/);
    expect(alike.split(' ')).not.toContain(word);
  });
});
