import fc from 'fast-check';

import {
  convertedHeight,
  convertedWeight,
  feetText,
  type Switched,
  switchedUnit,
} from './switched-unit';

type Unit = 'kg' | 'lbs';

function switchAll(text: string, unit: Unit, units: readonly Unit[]): Switched<Unit> {
  let state: Switched<Unit> = { entered: { text, unit }, shown: { text, unit } };
  for (const to of units) {
    state = switchedUnit(state.shown, to, { before: state, convert: convertedWeight });
  }
  return state;
}

const units = fc.array(fc.constantFrom<Unit>('kg', 'lbs'), { maxLength: 20 });
const texts = fc.integer({ min: 2_000, max: 40_000 }).map((hundredths) => String(hundredths / 100));

test('switching units back restores the entered number, however often they were switched', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom<Unit>('kg', 'lbs'), units, (text, unit, path) => {
      expect(switchAll(text, unit, [...path, unit]).shown).toEqual({ text, unit });
    }),
  );
});

test('the shown number differs from the entered one by at most one rounding', () => {
  fc.assert(
    fc.property(texts, units, (text, path) => {
      const { text: shown, unit } = switchAll(text, 'kg', path).shown;
      const kilograms = Number(shown) * (unit === 'kg' ? 1 : 0.45359237);
      expect(Math.abs(kilograms - Number(text))).toBeLessThanOrEqual(0.05);
    }),
  );
});

test('a number typed after a switch counts as entered', () => {
  const once = switchAll('70.5', 'kg', ['lbs']);
  expect(once.shown.text).toBe('155.4');
  const typed = { text: '160', unit: 'lbs' as const };
  const back = switchedUnit(typed, 'kg', { before: once, convert: convertedWeight });
  expect(back.shown.text).toBe('72.6');
  expect(switchedUnit(back.shown, 'lbs', { before: back, convert: convertedWeight }).shown).toEqual(
    typed,
  );
});

test.each([
  ['70,5', '155.4'],
  [' 70.5 ', '155.4'],
  ['', ''],
  ['heavy', 'heavy'],
])('%j kg are %j lbs', (text, pounds) => {
  expect(convertedWeight({ text, unit: 'kg' }, 'lbs')).toBe(pounds);
});

test.each([
  ['175', '5|8.9'],
  ['175,5', '5|9.09'],
  ['', '|'],
  ['tall', '|'],
])('%j cm are %j', (text, feet) => {
  expect(convertedHeight({ text, unit: 'cm' }, 'ft_in')).toBe(feet);
});

test('converting a height to the other unit and back restores the entered values', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 2_500 }), (tenths) => {
      const cm = { text: String(tenths / 10), unit: 'cm' as const };
      const there = switchedUnit<'cm' | 'ft_in'>(cm, 'ft_in', {
        before: undefined,
        convert: convertedHeight,
      });
      const back = switchedUnit(there.shown, 'cm', { before: there, convert: convertedHeight });
      expect(back.shown).toEqual(cm);
    }),
  );
  expect(convertedHeight({ text: feetText('6', ''), unit: 'ft_in' }, 'cm')).toBe('182.9');
});
