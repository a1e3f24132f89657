import { foodTable } from '../../../../test/kit/foods';
import { caloriesOf } from '../../../../test/kit/meals-in-words';
import { analyseText } from '../analyse-text';

const RECIPE = '1 lb ground turkey\n1 can black beans\n1 onion\n1 tbsp oil';

test('of a recipe with its servings what was had of them is counted', () => {
  const all = caloriesOf(RECIPE);
  expect(caloriesOf(`Recipe (serves 4)\n${RECIPE}\nI had 1 serving`)).toBeCloseTo(all / 4, 0);
  expect(caloriesOf(`chili, serves 4\n${RECIPE}\nate 2 servings plus 1 apple`)).toBeGreaterThan(
    all / 2,
  );
});

test.each([
  ['1lb ground beef made 4 burgers ate 2', '0.5 lb ground beef'],
  ['200g flour made 8 pancakes, had 4', '100 g flour'],
  ['lasagne serves 4', 'lasagne'],
  ['lasagne (serves 4)', 'lasagne'],
  ['banana bread serves 8, had 1 slice', '1 slice banana bread'],
  ['2 eggs serves 2', '2 eggs'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each(['2 eggs serves 2', '2 chicken breasts, serves 2', '3 eggs and 50 g cheese (serves 2)'])(
  'how much was had of %s is asked',
  (text) => {
    const read = analyseText(foodTable(), text, { by: 'device' });
    expect(read).toMatchObject({ confidence: 'low', question: { about: 'amount' } });
  },
);
