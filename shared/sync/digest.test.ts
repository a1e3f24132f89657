import fc from 'fast-check';

import { digestsOf, sameDigests } from './digest';

const record = fc.record({ type: fc.constantFrom('meal', 'photo'), id: fc.uuid(), seq: fc.nat() });
const records = fc.uniqueArray(record, { selector: ({ id }) => id, maxLength: 40 });
const KINDS = ['meal', 'photo'];

test('a digest does not depend on the order of the records', () => {
  fc.assert(
    fc.property(records, (all) => {
      expect(digestsOf(KINDS, [...all].reverse())).toEqual(digestsOf(KINDS, all));
    }),
  );
});

test('digests differ when a record is missing or has another sequence number', () => {
  fc.assert(
    fc.property(records, record, (all, one) => {
      const whole = digestsOf(KINDS, [...all, one]);
      expect(sameDigests(digestsOf(KINDS, all), whole)).toBe(false);
      const other = digestsOf(KINDS, [...all, { ...one, seq: one.seq + 1 }]);
      expect(sameDigests(other, whole)).toBe(false);
    }),
  );
});

test('a kind that one side does not know yet is not compared', () => {
  const known = digestsOf(['meal'], []);
  expect(sameDigests(known, { ...known, 'no-such-kind': { n: 9, x: '0'.repeat(16) } })).toBe(true);
  expect(sameDigests(known, {})).toBe(true);
});
