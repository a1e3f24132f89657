import { FIRST_VALUES, firstValues } from './profile-values';

test('whoever has logged weights begins with the latest, in its unit; all others with the first values', () => {
  expect(firstValues(undefined)).toEqual(FIRST_VALUES);
  expect(firstValues({ weight: 198.5, weightUnit: 'lbs' })).toEqual({
    ...FIRST_VALUES,
    currentWeight: '198.5',
    targetWeight: '143.3',
    weightUnit: 'lbs',
  });
});
