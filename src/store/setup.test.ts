import { freshStore, mealFields } from '../../test/kit/stores';
import { carrySetup, noteStep, openFirstSteps, takeCarriedSetup, unitsOfSetup } from './setup';
import { write } from './write';

const SETUP = { step: 3 as const, values: { age: '44' } };

describe('a sign-up carried to the next document', () => {
  test('is taken once, by the person who left it', () => {
    carrySetup('ada', SETUP);
    expect(takeCarriedSetup('ada')).toEqual(SETUP);
    expect(takeCarriedSetup('ada')).toBeNull();
  });

  test('is not shown to somebody else, and is gone after', () => {
    carrySetup('ada', SETUP);
    expect(takeCarriedSetup('grace')).toBeNull();
    expect(takeCarriedSetup('ada')).toBeNull();
  });

  test('is nothing where something else stands under its name', () => {
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

describe('the first steps that are still to be shown', () => {
  const eat = async (store: ReturnType<typeof freshStore>, description: string | null) => {
    const id = store.newId();
    await write(store, [{ type: 'meal', id, act: 'put', patch: mealFields({ description }) }]);
    return id;
  };

  test('are all three at first, and one less with each that is dismissed or done', async () => {
    const store = freshStore();
    expect(await openFirstSteps(store)).toEqual(['describe', 'answer', 'evidence']);
    await noteStep(store, 'evidence');
    await noteStep(store, 'evidence');
    expect(await openFirstSteps(store)).toEqual(['describe', 'answer']);
  });

  test('are without what a meal of another device shows, also if it was deleted', async () => {
    const store = freshStore();
    await eat(store, null);
    expect(await openFirstSteps(store)).toContain('describe');
    const id = await eat(store, 'two eggs');
    await write(store, [{ type: 'meal', id, act: 'del', patch: null }]);
    expect(await openFirstSteps(store)).toEqual(['answer', 'evidence']);
  });

  test('are none for somebody with many meals', async () => {
    const store = freshStore();
    for (let meals = 0; meals < 13; meals += 1) await eat(store, null);
    expect(await openFirstSteps(store)).toEqual([]);
  });
});
