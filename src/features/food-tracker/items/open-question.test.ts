import { mealItemSchema } from '#shared/records/meal-item';

import { analysisOf, foodItem, questionOf } from '../../../../test/kit/items';
import { answeredItem, measureIn, openQuestion, optionWords, questionWords } from './open-question';

const bread = {
  table: 'FNDDS 2021-2023',
  code: '51101010',
  description: 'Bread',
  per100g: foodItem().per100g,
  portions: [],
  usualGrams: 30,
};

const rye = { ...bread, code: '51401010', description: 'Bread, rye' };

test('an answer sets the amount, even if it is the one that was assumed', () => {
  const given = { food: bread, grams: 30, text: '1 slice' };
  expect(answeredItem(questionOf(), given, [foodItem()])).toMatchObject({
    id: 'i1',
    name: 'Toast',
    grams: 30,
    amount: { basis: 'person', text: '1 slice' },
    edited: ['grams'],
  });
});

test('choosing another food keeps the words as the name, and a stated weight', () => {
  const stated = foodItem({ amount: { basis: 'stated-weight', text: '30 g' } });
  const given = { food: rye, grams: 30, text: 'rye' };
  expect(answeredItem(questionOf({ about: 'food' }), given, [stated])).toMatchObject({
    name: 'Toast',
    source: { code: '51401010' },
    amount: { basis: 'stated-weight' },
    edited: ['food'],
  });
});

test('words that named no food get their own item, which can be saved', () => {
  const question = questionOf({ itemId: null, words: 'flurbel '.repeat(20).trim() });
  const item = answeredItem(question, { food: rye, grams: 80, text: '1 bowl' }, []);
  expect(mealItemSchema.parse(item)).toMatchObject({ grams: 80, edited: ['food', 'grams'] });
});

test('a question is open until its words are settled, in any spelling', () => {
  const question = questionOf();
  expect(openQuestion(analysisOf([], { question }), [])).toBe(question);
  expect(openQuestion(analysisOf([], { question }), ['toasted'])).toBeNull();
  expect(openQuestion({}, [])).toBeNull();
});

test.each([
  [questionOf(), 'How much toast?'],
  [questionOf({ about: 'food' }), 'Which toast?'],
  [questionOf({ itemId: null, about: 'food' }), 'What is “toast”?'],
])('the question is asked in plain words: %#', (question, words) => {
  expect(questionWords(question)).toBe(words);
});

test('an amount shows its weight once', () => {
  const [option] = questionOf().options;
  expect(optionWords(option!, 'amount')).toBe('1 slice, 30 g');
  expect(optionWords({ ...option!, label: 'small (30 g)' }, 'amount')).toBe('small (30 g)');
  const thousand = { ...option!, grams: 1200, label: 'double portion, 1200 g' };
  expect(optionWords(thousand, 'amount')).toBe('double portion, 1,200 g');
  expect(optionWords(option!, 'food')).toBe('1 slice');
  expect(optionWords({ ...option!, label: 'large, 30 g' }, 'amount')).toBe('large, 30 g');
  expect(measureIn({ label: '1 cup, diced, 135 g' })).toBe('1 cup, diced');
});
