import { itemsOf } from '../../../../test/kit/meals-in-words';

const gramsOf = (meal: string) => itemsOf(meal).reduce((sum, { grams }) => sum + grams, 0);

test.each(['rice and beans', 'mac and cheese', 'lasagne', 'chili'])(
  'a plate of %s is more than the survey assumes',
  (dish) => {
    const plate = gramsOf(`plate of ${dish}`);
    expect(plate).toBeGreaterThanOrEqual(300);
    expect(plate).toBeGreaterThan(gramsOf(dish));
    expect(gramsOf(`2 plates of ${dish}`)).toBeCloseTo(2 * plate, 0);
  },
);
