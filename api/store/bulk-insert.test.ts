import fc from 'fast-check';

import { inPowersOfTwo } from './bulk-insert';

test('a list is cut into few pieces of few sizes, and nothing of it is lost or moved', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 1_200 }), (items) => {
      const pieces = [...inPowersOfTwo(items)];
      expect(pieces.flat()).toEqual(items);
      const rests = pieces.map(({ length }) => length).filter((length) => length < 128);
      expect(new Set(rests).size).toBe(rests.length);
      expect(rests.every((length) => Math.log2(length) % 1 === 0)).toBe(true);
    }),
  );
});
