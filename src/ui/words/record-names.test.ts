import { RECORD_TYPES } from '#shared/records/index';

import { countedRecords } from './record-names';

test('each kind of record is counted in words of its own', () => {
  const counted = (count: number) =>
    new Set(RECORD_TYPES.map((type) => countedRecords(type, count)));
  expect(counted(1).size).toBe(RECORD_TYPES.length);
  expect(counted(2).size).toBe(RECORD_TYPES.length);
  expect(countedRecords('foodMemory', 2)).toBe('2 remembered foods');
});
