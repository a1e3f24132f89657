import * as fc from 'fast-check';

import type { Patch } from './protocol';
import { laterIn, mergeStates } from './recover';
import { rebase } from './rebase';
import { DELETION, packTimes, timeOf, type RecordState } from './times';

const FIELDS = ['name', 'notes', 'items'] as const;

/** What a device may know of a record: some of its fields, each with a value and a time, and its deletion. */
const states: fc.Arbitrary<RecordState> = fc
  .record({
    values: fc.record(
      Object.fromEntries(
        FIELDS.map((field) => [
          field,
          fc.record({
            value: fc.oneof(fc.constantFrom(null, 'a', 'b'), fc.constant([{ x: 1, y: 2 }])),
            at: fc.integer({ min: 0, max: 3 }),
          }),
        ]),
      ),
      { requiredKeys: [] },
    ),
    deletion: fc.option(fc.record({ deleted: fc.boolean(), at: fc.integer({ min: 1, max: 3 }) })),
  })
  .map(({ values, deletion }) => {
    const entries = Object.entries(values) as [string, { value: Patch[string]; at: number }][];
    return {
      data:
        entries.length === 0
          ? null
          : Object.fromEntries(entries.map(([name, { value }]) => [name, value])),
      deleted: deletion?.deleted ?? false,
      times: packTimes(
        entries.map(([name, { at }]) => [name, at]),
        deletion?.at,
      ),
    };
  });

/** A state with a time for every field, so that two states compare equal whichever time is stored as `*`. */
function plain({ data, deleted, times }: RecordState) {
  const fields = Object.keys(data ?? {}).sort();
  return {
    fields: fields.map((name) => [name, data?.[name], timeOf(times, name)]),
    known: data !== null,
    deletion: [deleted, times[DELETION] ?? 0],
  };
}

const mergeAll = (all: RecordState[]) => all.reduce((one, other) => mergeStates(one, other));

test('any number of devices get the same record in whatever order they return', () => {
  const someInTwoOrders = fc
    .array(states, { minLength: 2, maxLength: 5 })
    .chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
  fc.assert(
    fc.property(someInTwoOrders, ([one, other]) => {
      expect(plain(mergeAll(other))).toEqual(plain(mergeAll(one)));
    }),
  );
});

test('merging two devices before a third returns gives the same record', () => {
  fc.assert(
    fc.property(states, states, states, (a, b, c) => {
      expect(plain(mergeStates(a, mergeStates(b, c)))).toEqual(
        plain(mergeStates(mergeStates(a, b), c)),
      );
    }),
  );
});

test('a device that returns twice, or knows nothing newer, changes nothing', () => {
  fc.assert(
    fc.property(states, states, (a, b) => {
      const merged = mergeStates(a, b);
      for (const known of [a, b, merged]) {
        expect(laterIn(known, merged)).toEqual({ fields: [], deletion: false });
        expect(plain(mergeStates(merged, known))).toEqual(plain(merged));
      }
    }),
  );
});

test('each field has the value of its latest change, whatever the other fields are', () => {
  fc.assert(
    fc.property(fc.array(states, { minLength: 1, maxLength: 4 }), (all) => {
      const merged = mergeAll(all);
      for (const field of FIELDS) {
        const knowing = all.filter(({ data }) => data !== null && Object.hasOwn(data, field));
        if (knowing.length === 0) continue;
        const latest = Math.max(...knowing.map(({ times }) => timeOf(times, field)));
        expect(timeOf(merged.times, field)).toBe(latest);
        const candidates = knowing.filter(({ times }) => timeOf(times, field) === latest);
        const values = candidates.map(({ data }) => JSON.stringify(data?.[field]));
        expect(values).toContain(JSON.stringify(merged.data?.[field]));
      }
    }),
  );
});

const alive = (name: string, at: number, deletion?: number): RecordState => ({
  data: { name },
  deleted: false,
  times: packTimes([['name', at]], deletion),
});

test('a deletion wins over any edits and loses to a later restore', () => {
  const deleted = { ...alive('Soup', 1), deleted: true, times: { '*': 1, [DELETION]: 5 } };
  expect(mergeStates(alive('Stew', 9), deleted)).toMatchObject({
    data: { name: 'Stew' },
    deleted: true,
  });
  expect(mergeStates(deleted, alive('Stew', 2, 6)).deleted).toBe(false);
  expect(mergeStates(deleted, alive('Stew', 2, 5)).deleted).toBe(true);
});

test('values that differ only in the order of their keys are equal', () => {
  const one = { data: { items: { a: 1, b: 2 } }, deleted: false, times: { '*': 1 } };
  const other = { data: { items: { b: 2, a: 1 } }, deleted: false, times: { '*': 1 } };
  expect(laterIn(one, other).fields).toEqual([]);
  expect(laterIn(other, one).fields).toEqual([]);
});

test('a device shows a recovered record merged with the row, with its waiting changes on top', () => {
  const row = { data: { name: 'Soup', notes: 'new' }, deleted: false, times: { '*': 1, notes: 9 } };
  const state = { data: { name: 'Stew', notes: 'old' }, deleted: false, times: { '*': 5 } };
  const recover = { act: 'recover', patch: state as unknown as Patch };
  expect(rebase(row, [recover])?.data).toEqual({ name: 'Stew', notes: 'new' });
  const edit = { act: 'put', patch: { notes: 'mine' } };
  expect(rebase(row, [recover, edit])?.data).toEqual({ name: 'Stew', notes: 'mine' });
  expect(rebase(null, [recover])).toEqual({ data: state.data, deleted: false });
});
