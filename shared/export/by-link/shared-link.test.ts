import { foodItem } from '../../../test/kit/items';
import {
  SHARED_LINK,
  SHARED_MEAL,
  SHARED_PLAN,
  SHARED_RECIPE,
} from '../../../test/kit/shared-contents';
import { PERSONAL_TABLE } from '#shared/nutrition/table/personal-food';
import { byNutrient, NUTRIENT_ROWS } from '#shared/records/nutrients';

import { fragmentInAddress } from './fragment-in-address';
import type { SharedContent, SharedMeal } from './shared-content';
import { FRAGMENT_MOST, fileOf, fragmentOf, readFragment, readSharedFile } from './shared-link';

const linkOf = (content: SharedContent) => fragmentOf(content) ?? '';

test('a meal, a recipe and a week are read as they were sent, as a link and as a file', () => {
  for (const content of [SHARED_MEAL, SHARED_RECIPE, SHARED_PLAN]) {
    expect(readFragment(linkOf(content))).toEqual({ content });
    expect(readFragment(`#${linkOf(content)}`)).toEqual({ content });
    expect(readSharedFile(fileOf(content))).toEqual({ content });
  }
});

test('a link of a later version is reported as newer, and a cut or mistyped one is not read with other values', () => {
  const link = linkOf(SHARED_RECIPE);
  expect(readFragment(link.replace('1.', '2.'))).toEqual({ problem: 'newer' });
  expect(readSharedFile(fileOf(SHARED_RECIPE).replace('"version":1', '"version":7'))).toEqual({
    problem: 'newer',
  });
  for (let end = 2; end < link.length - 1; end += 7)
    expect(readFragment(link.slice(0, end)).problem).toBe('incomplete');
  for (let at = 2; at < link.length - 1; at += 1) {
    const other = link[at] === 'A' ? 'B' : 'A';
    const reading = readFragment(link.slice(0, at) + other + link.slice(at + 1));
    // A bit that the packing does not use may change; nothing else may.
    if (reading.content) expect(reading.content).toEqual(SHARED_RECIPE);
  }
});

test('other links and files are reported as foreign or incomplete', () => {
  for (const text of ['', '#', 'token', '1', '-1.AAAA', '9999.AA', 'https://example.org/#1.x'])
    expect(readFragment(text)).toEqual({ problem: 'foreign' });
  for (const text of ['', '0.AAAAAAAA', '1.', '1.AAAA', '1.%%%%%%%%', '1.AAAAAAAAAAAA'])
    expect(readFragment(`1.${text}`)).toEqual({ problem: 'incomplete' });
  for (const text of [
    '',
    'null',
    '[]',
    '{}',
    '7',
    '{"platelog":"export"}',
    '{"platelog":"shared"}',
  ])
    expect(readSharedFile(text)).toEqual({ problem: 'foreign' });
});

test('HTML stays text', () => {
  const name = '<img src=x onerror=alert(1)>';
  expect(readFragment(linkOf({ ...SHARED_MEAL, name })).content).toMatchObject({ name });
});

test('personal data is left out: ids, typed words, the names of own foods, and marks of edits', () => {
  const item = foodItem({
    id: '0198f3c0',
    words: 'at mums',
    edited: ['grams'],
    source: { kind: 'table', table: PERSONAL_TABLE, code: 'own 12345', description: 'My bread' },
  });
  const [shared] = (readFragment(linkOf({ ...SHARED_MEAL, items: [item] })).content as SharedMeal)
    .items;
  expect(shared).toMatchObject({ id: 's1', edited: [], source: { kind: 'person' } });
  expect(shared).not.toHaveProperty('words');
});

test('a recipe of fifteen lines fits into a link, and a longer one needs a file', () => {
  const line = (place: number) => ({
    text: `${place * 10} g of ingredient number ${place}, chopped`,
    unread: false,
    items: [
      foodItem({
        id: `s${place + 1}`,
        name: `Ingredient ${place}`,
        grams: 17 * place + 3,
        source: {
          kind: 'table',
          table: 'FNDDS 2021-2023',
          code: String(11_111_111 * (1 + (place % 8)) + place),
          description: `Food number ${place * 7}, raw`,
        },
        per100g: byNutrient(
          (nutrient) =>
            ((place * 7919 + nutrient.length * 104_729) % 3_000) / NUTRIENT_ROWS[nutrient].scale,
        ),
      }),
    ],
  });
  const recipe = (lines: number) => ({
    ...SHARED_RECIPE,
    lines: Array.from({ length: lines }, (_, place) => line(place)),
  });
  expect(linkOf(recipe(15)).length).toBeGreaterThan(500);
  expect(fragmentOf(recipe(60))).toBeNull();
  expect(readSharedFile(fileOf(recipe(60)))).toEqual({ content: recipe(60) });
  expect(linkOf(recipe(15)).length).toBeLessThanOrEqual(FRAGMENT_MOST);
});

test('a link that was shared with layout 1 can always be opened, on any server', () => {
  const fragment = fragmentInAddress(`https://another.example${SHARED_LINK}`) ?? '';
  const { content } = readFragment(fragment);
  expect(content).toMatchObject({ kind: 'meal', name: 'Eggs on toast', notes: 'With pepper.' });
  expect(content?.kind === 'meal' ? content.items.length : 0).toBe(3);
});

test('only addresses of shared content count as links', () => {
  for (const text of ['5000159407236', 'https://example.org', '/shared', '/shared#', '/shared#x'])
    expect(fragmentInAddress(text)).toBeNull();
});
