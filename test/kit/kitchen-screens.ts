import type { Page } from '@playwright/test';

import {
  chooseRecipeFile,
  click,
  inTurn,
  openImportedRecipe,
  openRecipe,
  planMeals,
  setRules,
  writeList,
} from './screen-steps';

/** The order matters: the first screen creates the recipe. */
export const KITCHEN = [
  {
    name: 'recipe',
    path: '/recipes',
    prepare: openRecipe,
    windowOnly: true,
  },
  { name: 'recipe-import', path: '/recipes', prepare: chooseRecipeFile, windowOnly: true },
  { name: 'recipe-imported', path: '/recipes', prepare: openImportedRecipe, windowOnly: true },
  {
    name: 'share',
    path: '/recipes',
    prepare: inTurn(openRecipe, click('link', 'Share'), async (page: Page) =>
      page.getByRole('img', { name: /^QR code/ }).waitFor(),
    ),
  },
  {
    name: 'what-to-eat',
    path: '/what-to-eat',
    prepare: inTurn(click('button', 'Dinner'), async (page: Page) =>
      page.getByRole('list', { name: 'Suggestions' }).waitFor(),
    ),
  },
  {
    name: 'suggestion',
    path: '/what-to-eat',
    prepare: inTurn(
      click('button', 'Dinner'),
      click('button', /^(?!Your).* g of protein/),
      async (page: Page) => page.getByRole('heading', { name: 'Diets and allergens' }).waitFor(),
    ),
    windowOnly: true,
  },
  {
    name: 'food-rules',
    path: '/what-to-eat',
    prepare: setRules,
    windowOnly: true,
  },
  { name: 'meal-plan', path: '/meal-plan', prepare: planMeals },
  {
    name: 'meal-plan-add',
    path: '/meal-plan',
    prepare: inTurn(click('button', /^Add (a meal on|to Lunch,)/), async (page: Page) => {
      await page.getByLabel('What will it be?').fill('soup and flurbel');
      await page.getByText('Not found: flurbel').waitFor();
    }),
    windowOnly: true,
  },
  {
    name: 'planned-meal',
    path: '/meal-plan',
    prepare: inTurn(planMeals, click('button', /^Red lentil soup/)),
    windowOnly: true,
  },
  { name: 'shopping-list', path: '/shopping-list', prepare: writeList },
];
