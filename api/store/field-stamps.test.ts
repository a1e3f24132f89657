import fc from 'fast-check';

import { decodeStamps, encodeStamps, stampsFor, timesOf } from './field-stamps';

const FIELDS = ['name', 'notes', 'mealType'];
const ALL = [...FIELDS, 'analysis'];
const stamp = { seq: 3, at: 5, replica: 'phone', op: 'm' };
const record = {
  type: 'meal',
  id: 'm',
  data: { analysis: null, name: 'Rice', notes: null, mealType: 'lunch' },
};

const reread = (meta: Parameters<typeof encodeStamps>[0]) =>
  decodeStamps(encodeStamps(meta, record), record);

test('a record with only its first operation stores one stamp, without field names and operation id', () => {
  const meta = stampsFor(FIELDS, stamp);
  expect(encodeStamps(meta, record)).toBe('[[3,5,"phone"]]');
  expect(reread(meta)).toEqual(meta);
});

test('a field without a stamp counts as oldest', () => {
  const times = timesOf({ name: stamp }, { ...record, deleted: false, updatedAt: 9 });
  expect(times).toEqual({ '*': 0, name: 5 });
});

// A sequence number is given out once, so stamps with the same operation and number are equal.
const stamps = fc.constantFrom(
  stamp,
  { ...stamp, seq: 4, op: 'n' },
  { ...stamp, seq: 5, at: 9, replica: 'server', op: '' },
);

test('stamps of any record are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...ALL), stamps)), (pairs) => {
      const meta = Object.fromEntries(pairs);
      expect(reread(meta)).toEqual(meta);
    }),
  );
  fc.assert(
    fc.property(fc.subarray(ALL), stamps, (fields, shared) => {
      const meta = stampsFor(fields, shared);
      expect(reread(meta)).toEqual(meta);
    }),
  );
});

test('the text of earlier versions, with a stamp for each field, is still read', () => {
  const meta = stampsFor(FIELDS, stamp);
  expect(decodeStamps(JSON.stringify(meta), record)).toEqual(meta);
});
