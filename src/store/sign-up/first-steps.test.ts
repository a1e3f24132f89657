import { freshStore, mealFields } from '../../../test/kit/stores';
import { write } from '../write';
import { noteStep, openFirstSteps } from './first-steps';

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

  test('are none for a user with many meals', async () => {
    const store = freshStore();
    for (let meals = 0; meals < 13; meals += 1) await eat(store, null);
    expect(await openFirstSteps(store)).toEqual([]);
  });
});
