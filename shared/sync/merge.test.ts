import * as fc from 'fast-check';

import { correctedTime, mergeFields, type FieldMeta } from './merge';
import type { Patch } from './protocol';

const meta: FieldMeta = { name: { seq: 5, at: 1_000, replica: 'phone', op: 'op-5' } };
const incoming = { op: { opId: 'op-9', base: 0 }, at: 900, replica: 'tablet' };

test('a change is applied to a field that nobody has written yet', () => {
  expect(mergeFields({}, { name: 'Soup' }, incoming).won).toEqual({ name: 'Soup' });
});

test('the earlier of two concurrent changes loses and is listed', () => {
  expect(mergeFields(meta, { name: 'Soup', notes: 'x' }, incoming)).toEqual({
    won: { notes: 'x' },
    lost: ['name'],
  });
});

test('the later of two concurrent changes wins', () => {
  expect(mergeFields(meta, { name: 'Soup' }, { ...incoming, at: 1_001 }).won).toEqual({
    name: 'Soup',
  });
});

test('a change by a user who had seen the last value is applied, whatever the clocks say', () => {
  const seen = { ...incoming, op: { opId: 'op-9', base: 5 }, at: 1 };
  expect(mergeFields(meta, { name: 'Soup' }, seen).lost).toEqual([]);
});

test("a device's later change wins over its own earlier one", () => {
  expect(mergeFields(meta, { name: 'Soup' }, { ...incoming, replica: 'phone' }).lost).toEqual([]);
});

test('two concurrent changes give the same result in either order of arrival', () => {
  const change = fc.record({
    at: fc.integer({ min: 0, max: 3 }),
    op: fc.uuid(),
    value: fc.string(),
  });
  fc.assert(
    fc.property(change, change, (one, two) => {
      fc.pre(one.op !== two.op);
      const play = (first: typeof one, second: typeof one) => {
        const fields: FieldMeta = {};
        let data: Patch = {};
        [first, second].forEach(({ at, op, value }, index) => {
          const { won } = mergeFields(
            fields,
            { name: value },
            { op: { opId: op, base: 0 }, at, replica: op },
          );
          data = { ...data, ...won };
          if ('name' in won) fields['name'] = { seq: index + 1, at, replica: op, op };
        });
        return data;
      };
      expect(play(one, two)).toEqual(play(two, one));
    }),
  );
});

test("a constant error of the device's clock is corrected", () => {
  expect(correctedTime({ at: 1_000_000, sentAt: 1_000_500, now: 5_500, lastAt: 0 })).toBe(5_000);
});

test('a time in the future becomes now, and changes of one device keep their order', () => {
  expect(correctedTime({ at: 2_000, sentAt: 1_000, now: 1_000, lastAt: 0 })).toBe(1_000);
  expect(correctedTime({ at: 500, sentAt: 1_000, now: 1_000, lastAt: 800 })).toBe(800);
});
