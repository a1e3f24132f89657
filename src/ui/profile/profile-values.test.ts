import { emptyValues, FIRST_VALUES, firstValues } from './profile-values';

test('a user with logged weights starts with the latest, in its unit; other users start with the defaults', () => {
  expect(firstValues(undefined)).toEqual(FIRST_VALUES);
  expect(firstValues({ weight: 198.5, weightUnit: 'lbs' })).toEqual({
    ...FIRST_VALUES,
    currentWeight: '198.5',
    targetWeight: '143.3',
    weightUnit: 'lbs',
  });
});

test('goals left for later use the units of the sign-up, or else those of the locale', () => {
  const unitsOf = ({ weightUnit, heightUnit }: typeof FIRST_VALUES) => [weightUnit, heightUnit];
  expect(unitsOf(emptyValues(undefined))).toEqual(['lbs', 'ft_in']);
  const left = { weightUnit: 'kg', heightUnit: 'cm' } as const;
  expect(unitsOf(emptyValues(undefined, left))).toEqual(['kg', 'cm']);
  expect(unitsOf(emptyValues({ weight: 150, weightUnit: 'lbs' }, left))).toEqual(['lbs', 'cm']);
});
