import * as fc from 'fast-check';

import { readRecipeText } from './read-recipe-text';

test('title, servings, ingredients and steps are read from a text', () => {
  const text = [
    'Red lentil soup',
    'Serves 4 - 6',
    '',
    'Ingredients:',
    '2 tbsp olive oil',
    '',
    '1 onion, chopped',
    'Method',
    '1. Fry the onion.',
    '2. Add the rest.',
    'Nutrition',
    '300 kcal',
  ].join('\r\n');
  expect(readRecipeText(text)).toEqual({
    name: 'Red lentil soup',
    servings: 4,
    ingredients: '2 tbsp olive oil\n1 onion, chopped',
    method: '1. Fry the onion.\n2. Add the rest.',
  });
});

test('a plain list is read as ingredients, and a line without an amount before it as the title', () => {
  expect(readRecipeText('2 eggs\n100 g flour')).toMatchObject({
    name: '',
    ingredients: '2 eggs\n100 g flour',
  });
  expect(readRecipeText('Pancakes\n2 eggs\n100 g flour')).toMatchObject({
    name: 'Pancakes',
    servings: null,
    ingredients: '2 eggs\n100 g flour',
  });
  expect(
    readRecipeText(
      '# Dal\n6 servings\n\n## Ingredients\n- 200 g lentils\n\n## Instructions\nBoil.',
    ),
  ).toEqual({
    name: 'Dal',
    servings: 6,
    ingredients: '- 200 g lentils',
    method: 'Boil.',
  });
  expect(readRecipeText('Rice\nIngredients\n2 servings of rice')).toMatchObject({
    servings: null,
    ingredients: '2 servings of rice',
  });
});

test('no line with an amount below Ingredients is lost, whatever the text around it', () => {
  const line = fc.constantFrom('2 eggs', '1 cup milk', '100 g flour', '3 tbsp oil');
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.string(), (lines, title) => {
      const { ingredients } = readRecipeText(
        `${title}\nIngredients\n${lines.join('\n')}\nMethod\nCook.`,
      );
      expect(ingredients.split('\n').slice(-lines.length)).toEqual(lines);
    }),
  );
});
