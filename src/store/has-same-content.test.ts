import fc from 'fast-check';

import { hasSameContent } from './has-same-content';

/** Copied, because JSON writes -0 as 0. */
const answers = fc.jsonValue().map(copyOf);

test('a copy of any JSON value has the same content', () => {
  fc.assert(
    fc.property(answers, (value) => {
      expect(hasSameContent(value, copyOf(value))).toBe(true);
    }),
  );
});

test('values whose sorted JSON differs have different content', () => {
  fc.assert(
    fc.property(answers, answers, (one, other) => {
      // The order of fields does not matter.
      fc.pre(JSON.stringify(one) !== JSON.stringify(other));
      const inOrder = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
      expect(hasSameContent(one, other)).toBe(inOrder);
    }),
  );
});

test('a missing field differs from an undefined one, and 0 from null', () => {
  expect(hasSameContent({ grams: undefined }, { name: undefined })).toBe(false);
  expect(hasSameContent({ grams: undefined }, {})).toBe(false);
  expect(hasSameContent([0], [null])).toBe(false);
  expect(hasSameContent({}, [])).toBe(false);
  expect(hasSameContent([], {})).toBe(false);
});

test('bytes, dates and functions equal only themselves', () => {
  const bytes = new ArrayBuffer(2);
  const of = () => undefined;
  expect(hasSameContent({ bytes, of }, { bytes, of })).toBe(true);
  expect(hasSameContent(bytes, new ArrayBuffer(2))).toBe(false);
  expect(hasSameContent(new Date(1), new Date(2))).toBe(false);
  expect(hasSameContent(new Set([1]), new Set([2]))).toBe(false);
  expect(hasSameContent({ of }, { of: () => undefined })).toBe(false);
});

function copyOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]));
}
