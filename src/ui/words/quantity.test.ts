import { measureWords, nutrientWords } from '../figures/nutrient-words';
import { leftWords } from '../figures/day-figures';
import { showAs, weekStart } from './display';
import { energyFigure, energyWords, kcalOf, spokenEnergy, unknownEnergy } from './quantity';

afterEach(() => {
  showAs({});
});

const energies = () => [
  ...[energyWords(1_240), energyFigure(1_240), unknownEnergy(), spokenEnergy(100)],
  ...[leftWords(1_240, 2_010), leftWords(2_500, 2_010), leftWords(2_010, 2_010)],
  ...[nutrientWords('calories', 52), nutrientWords('calories', null), nutrientWords('fat', 5)],
];

test('energy is shown in kcal unless the user chose kJ', () => {
  expect(energies()).toEqual([
    ...['1,240 kcal', '1,240', 'kcal unknown', '100 kilocalories'],
    ...['770 kcal left', '490 kcal over your target', 'Right on your target'],
    ...['52 kcal', 'unknown', '5 g'],
  ]);
  showAs({ energy: 'kJ' });
  expect(energies()).toEqual([
    ...['5,188 kJ', '5,188', 'kJ unknown', '418 kilojoules'],
    ...['3,222 kJ left', '2,050 kJ over your target', 'Right on your target'],
    ...['218 kJ', 'unknown', '5 g'],
  ]);
});

test('the remaining energy is the difference of the shown numbers', () => {
  showAs({ energy: 'kJ' });
  expect([energyFigure(2_010), energyFigure(1_240)]).toEqual(['8,410', '5,188']);
  expect(leftWords(1_240, 2_010)).toBe('3,222 kJ left');
});

test('a target typed in kJ is stored in kcal and shown as typed', () => {
  showAs({ energy: 'kJ' });
  expect(kcalOf(8_000, 'kJ')).toBe(1_912);
  expect(energyWords(kcalOf(8_000, 'kJ'))).toBe('8,000 kJ');
  expect(kcalOf(1_912, 'kcal')).toBe(1_912);
});

test('volume is shown in ml unless the user chose fluid ounces; grams stay', () => {
  expect([measureWords(330, 'ml'), measureWords(34, 'g')]).toEqual(['330 ml', '34 g']);
  showAs({ volume: 'fl_oz' });
  expect(measureWords(330, 'ml')).toBe('11 fl oz');
  expect(measureWords(240, 'ml')).toBe('8.1 fl oz');
  expect(measureWords(34, 'g')).toBe('34 g');
});

test.each([
  ['en-US', 7],
  ['en-GB', 1],
  ['de', 1],
  ['ar-EG', 6],
])('in %s a week begins on day %i, until the user chooses another day', (locale, day) => {
  expect(weekStart(locale)).toBe(day);
  showAs({ weekStart: 'saturday' });
  expect(weekStart(locale)).toBe(6);
});
