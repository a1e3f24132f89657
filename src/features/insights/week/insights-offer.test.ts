import { sampleWords, whenWords } from './insights-offer';

const pizza = {
  nutrient: 'sodium' as const,
  food: { name: 'Pizza', amount: 1_285, share: 0.98 },
};

test('the example names its days: today is not among the last seven', () => {
  expect(sampleWords(pizza, whenWords(false, 7))).toBe(
    'From your own meals: in the 7 days before today, Pizza gave you 1,285 mg of your sodium, 98% of the total.',
  );
  expect(sampleWords(pizza, whenWords(true, 7))).toContain(': today, Pizza gave you');
});
