import { freshStore } from '../../../test/kit/stores';
import { carrySetup, takeCarriedSetup, unitsOfSetup } from './setup';

const SETUP = { step: 3 as const, values: { age: '44' } };

describe('a sign-up carried to the next document', () => {
  test('can be read once, by the user who left it', () => {
    carrySetup('ada', SETUP);
    expect(takeCarriedSetup('ada')).toEqual(SETUP);
    expect(takeCarriedSetup('ada')).toBeNull();
  });

  test('is not shown to another user, and is then deleted', () => {
    carrySetup('ada', SETUP);
    expect(takeCarriedSetup('grace')).toBeNull();
    expect(takeCarriedSetup('ada')).toBeNull();
  });

  test('is null if its storage key has other content', () => {
    sessionStorage.setItem('platelog-setup', '{');
    expect(takeCarriedSetup('ada')).toBeNull();
  });
});

test.each([
  ['not begun here', null, {}],
  ['not typed into', { step: 2, values: null }, {}],
  [
    'left in pounds, before the height',
    { step: 2, values: { weightUnit: 'lbs', heightUnit: 'cm' } },
    { weightUnit: 'lbs', heightUnit: 'ft_in' },
  ],
  [
    'left at the height, in other units',
    { step: 3, values: { weightUnit: 'lbs', heightUnit: 'cm' } },
    { weightUnit: 'lbs', heightUnit: 'cm' },
  ],
])('a sign-up that was %s leaves its units', async (_, value, units) => {
  const store = freshStore();
  if (value) await store.db.meta.put({ key: 'setup', value });
  expect(await unitsOfSetup(store)).toEqual(units);
});
