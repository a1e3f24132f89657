import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';

import { SHARED_MEAL, SHARED_PLAN, SHARED_RECIPE } from '../../../test/kit/shared-contents';
import { MEAL_TYPES } from '#shared/records/meal';
import {
  AMOUNT_BASES,
  CONFIDENCES,
  type MealItem,
  mealItemSchema,
} from '#shared/records/meal-item';
import { NUTRIENTS } from '#shared/records/nutrients';
import { recipeKind } from '#shared/records/recipe';

import type { SharedContent, SharedReading } from './shared-content';
import { fileOf, fragmentOf, readFragment, readSharedFile } from './shared-link';

/** Packs any bytes like a real link, with the right checksum. */
function forged(text: string | Uint8Array): string {
  const bytes = typeof text === 'string' ? strToU8(text) : text;
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(sum >>> 0);
  return `1.${Buffer.concat([head, deflateSync(bytes, { level: 9 })]).toString('base64url')}`;
}

type Wire = unknown[];
const MARK = 'here it goes';

/** The JSON of a content in which the part at a path is replaced by other JSON. */
function withPart(content: SharedContent, path: readonly number[], json: string): string {
  const { content: wire } = JSON.parse(fileOf(content)) as { content: Wire };
  const list = path.slice(0, -1).reduce<Wire>((part, place) => part[place] as Wire, wire);
  list[path.at(-1) ?? 0] = MARK;
  return JSON.stringify(wire).replace(JSON.stringify(MARK), () => json);
}

function copies(content: SharedContent, path: readonly number[], count: number): string {
  const { content: wire } = JSON.parse(fileOf(content)) as { content: Wire };
  const list = path.reduce<Wire>((part, place) => part[place] as Wire, wire);
  return JSON.stringify(Array.from({ length: count }, () => list[0]));
}

const readPart = (content: string) =>
  readSharedFile(`{"platelog":"shared","version":1,"content":${content}}`);

test('a decompression bomb is not inflated, and a long link is not read', () => {
  const zeros = new Uint8Array(1_000_000);
  expect(forged(zeros).length).toBeLessThan(8_000);
  expect(readFragment(forged(zeros))).toEqual({ problem: 'too-large' });
  expect(readFragment(`1.${'A'.repeat(1_000_000)}`)).toEqual({ problem: 'too-large' });
  expect(readSharedFile(' '.repeat(1_000_001))).toEqual({ problem: 'too-large' });
});

test('deep lists, prototype keys and field names are refused', () => {
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  expect(readFragment(forged(deep)).problem).toBe('foreign');
  for (const text of [
    '{"__proto__":{"kind":"meal"}}',
    '["__proto__"]',
    '["constructor",{"prototype":{}}]',
    JSON.stringify(SHARED_MEAL),
    '{"0":"meal","length":6}',
  ]) {
    expect(readFragment(forged(text)).problem).toBe('foreign');
  }
  expect(({} as { kind?: string }).kind).toBeUndefined();
});

test('excessive numbers, too many items, and misleading text are refused', () => {
  const item = (place: number, json: string) => withPart(SHARED_MEAL, [3, 0, place], json);
  const wrong = [
    item(1, '1e308'),
    item(1, '1e999'),
    item(1, '-1'),
    item(1, '"7"'),
    item(2, '[1000000000000]'),
    item(2, '[0.5]'),
    item(2, '[]'),
    item(3, '["a","b"]'),
    item(7, '500'),
    item(0, JSON.stringify('x'.repeat(121))),
    withPart(SHARED_MEAL, [3], copies(SHARED_MEAL, [3], 61)),
    withPart(SHARED_MEAL, [1], '"kcal 1\\u202e00"'),
    withPart(SHARED_MEAL, [1], '"a\\u0000b"'),
    withPart(SHARED_MEAL, [1], '""'),
    withPart(SHARED_MEAL, [2], '"brunch"'),
    withPart(SHARED_MEAL, [6], '"more"'),
    withPart(SHARED_RECIPE, [2], '0'),
    withPart(SHARED_RECIPE, [4, 1, 2], copies(SHARED_RECIPE, [4, 1, 2], 21)),
    withPart(SHARED_RECIPE, [4], copies(SHARED_RECIPE, [4], 61)),
    withPart(SHARED_RECIPE, [5], JSON.stringify('x'.repeat(10_001))),
    withPart(SHARED_PLAN, [1, 0, 0], '8'),
    withPart(SHARED_PLAN, [1, 0, 3], '1000000000'),
    withPart(SHARED_PLAN, [1], copies(SHARED_PLAN, [1], 85)),
  ];
  expect(readPart(withPart(SHARED_MEAL, [2], '"lunch"')).content).toBeDefined();
  wrong.forEach((content, place) => {
    expect([place, readPart(content)]).toEqual([place, { problem: 'foreign' }]);
  });
  const many = withPart(SHARED_MEAL, [3], copies(SHARED_MEAL, [3], 10_000));
  expect(readPart(many)).toEqual({ problem: 'too-large' });
  expect(readFragment(forged(many))).toEqual({ problem: 'too-large' });
});

const text = (most: number) => fc.string({ unit: 'grapheme', maxLength: Math.ceil(1.3 * most) });
const number = (max: number) => fc.double({ min: 0, max, noNaN: true });

const itemArbitrary: fc.Arbitrary<MealItem> = fc
  .record({
    name: text(120),
    grams: number(10_000),
    amounts: fc.array(fc.option(number(1_000)), { minLength: 10, maxLength: 10 }),
    source: fc.oneof(
      fc.constant({ kind: 'person' as const }),
      fc.record({ kind: fc.constant('ai' as const), model: text(120) }),
      fc.record({
        kind: fc.constant('table' as const),
        table: text(60),
        code: text(20),
        description: text(300),
      }),
    ),
    basis: fc.constantFrom(...AMOUNT_BASES),
    said: text(120),
    confidence: fc.constantFrom(...CONFIDENCES),
    bounds: fc.tuple(number(200_000), number(200_000)),
  })
  .map(({ amounts, basis, said, bounds, ...rest }) => ({
    id: 'x',
    ...rest,
    per100g: Object.fromEntries(
      NUTRIENTS.map((nutrient, place) => [nutrient, amounts[place] ?? null]),
    ) as MealItem['per100g'],
    amount: { basis, text: said },
    caloriesLow: bounds[0],
    caloriesHigh: bounds[1],
    edited: [],
  }));

const contentArbitrary: fc.Arbitrary<SharedContent> = fc.oneof(
  fc.record({
    kind: fc.constant('meal' as const),
    name: text(255),
    mealType: fc.constantFrom(...MEAL_TYPES),
    items: fc.array(itemArbitrary, { maxLength: 8 }),
    notCounted: fc.nat(100),
    notes: fc.option(text(2_000)),
  }),
  fc.record({
    kind: fc.constant('recipe' as const),
    name: text(255),
    servings: fc.double({ min: 0.001, max: 1_000, noNaN: true }),
    cookedGrams: fc.option(fc.double({ min: 0.001, max: 100_000, noNaN: true })),
    lines: fc.array(
      fc.record({
        text: text(300),
        unread: fc.boolean(),
        items: fc.array(itemArbitrary, { maxLength: 2 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    method: fc.option(text(500)),
  }),
);

test('everything that is sent can be read, is valid as a record, and is the same when it is shared again', () => {
  fc.assert(
    fc.property(contentArbitrary, (sent) => {
      const { content } = readSharedFile(fileOf(sent));
      if (!content) throw new Error('not read');
      expect(readSharedFile(fileOf(content))).toEqual({ content });
      const link = fragmentOf(content);
      if (link !== null) expect(readFragment(link)).toEqual({ content });
      if (content.kind === 'meal') for (const item of content.items) mealItemSchema.parse(item);
      if (content.kind === 'recipe') {
        const { name, servings, cookedGrams, lines, method } = content;
        recipeKind.client.parse({ name, servings, cookedGrams, lines, method, tags: [] });
      }
    }),
    { numRuns: 100 },
  );
});

test('any text, bytes or JSON returns a content or a problem, and never throws', () => {
  const isReading = ({ content, problem }: SharedReading) =>
    (content === undefined) !== (problem === undefined);
  const fragments = fc.oneof(
    fc.json({ maxDepth: 8 }).map(forged),
    fc.uint8Array({ maxLength: 600 }).map(forged),
    fc
      .uint8Array({ maxLength: 600 })
      .map((bytes) => `1.${Buffer.from(bytes).toString('base64url')}`),
    fc.string({ maxLength: 300 }),
    fc.string({ maxLength: 300 }).map((text) => `1.${text}`),
    // A real content with one part replaced by something else.
    fc
      .tuple(contentArbitrary, fc.nat(5), fc.json())
      .map(([content, place, json]) => forged(withPart(content, [place], json))),
  );
  fc.assert(
    fc.property(fragments, (fragment) => isReading(readFragment(fragment))),
    { numRuns: 400 },
  );
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (file) => isReading(readSharedFile(file))),
    { numRuns: 100 },
  );
});
