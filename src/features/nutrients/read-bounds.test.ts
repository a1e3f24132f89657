import fc from 'fast-check';

import { messages } from './messages';
import { readBounds } from './read-bounds';

test('one side or both, with any decimal sign', () => {
  expect(readBounds({ least: '18', most: '' })).toEqual({ bounds: { least: 18, most: null } });
  expect(readBounds({ least: '', most: ' 2,300.5 ' })).toEqual({
    bounds: { least: null, most: 2_300.5 },
  });
  expect(readBounds({ least: '10', most: '10' })).toEqual({ bounds: { least: 10, most: 10 } });
});

test('empty, non-numeric and negative input, and a maximum below the minimum, have messages at their field', () => {
  expect(readBounds({ least: ' ', most: '' })).toEqual({
    problems: { least: messages.enterOneOfThem },
  });
  expect(readBounds({ least: 'a lot', most: '-3' })).toEqual({
    problems: { least: messages.enterAnAmount, most: messages.enterAnAmount },
  });
  expect(readBounds({ least: '20', most: '10' })).toEqual({
    problems: { most: messages.belowTheMinimum },
  });
});

test('for any input, the bounds are in order and never below 0', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (least, most) => {
      const read = readBounds({ least, most });
      if (!('bounds' in read)) return;
      const { bounds } = read;
      expect(bounds.least ?? 0).toBeGreaterThanOrEqual(0);
      expect(bounds.most ?? Infinity).toBeGreaterThanOrEqual(bounds.least ?? 0);
    }),
  );
});
