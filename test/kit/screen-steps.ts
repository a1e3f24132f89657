import type { Page } from '@playwright/test';

import { LENTIL_SOUP } from './recipe-site';

export const click =
  (role: 'button' | 'tab' | 'link', name: string | RegExp) => async (page: Page) =>
    page.getByRole(role, { name }).first().click();

export const offerInstall = async (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('beforeinstallprompt'));
  });

export const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

export async function chooseImport(page: Page): Promise<void> {
  const csv = 'Date,Meal,Calories,Sodium (mg)\n2026-11-01,Lunch,500,300\nnope,Lunch,500,\n';
  const file = { name: 'mfp.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('File to import').setInputFiles(file);
  await page.getByRole('dialog', { name: 'From MyFitnessPal' }).waitFor();
}

/** Created on the first visit. */
export async function openRecipe(page: Page): Promise<void> {
  const soup = page.getByRole('button', { name: /^Red lentil soup/ });
  const add = page.getByRole('button', { name: 'New recipe' });
  await soup.or(add).first().waitFor();
  if (await soup.isVisible()) {
    await soup.click();
  } else {
    await add.click();
    await page.getByLabel('Name', { exact: true }).fill('Red lentil soup');
    await page
      .getByLabel('Ingredients, a line each')
      .fill('2 tbsp olive oil\n1 onion, chopped\n250 g red lentils\n1 pinch of flurbel');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  }
  await page.getByRole('heading', { name: 'What is in it' }).waitFor();
}

/** Chooses a file with a recipe whose calories differ from ours, and one with a long name. */
export async function chooseRecipeFile(page: Page): Promise<void> {
  const long = {
    ...LENTIL_SOUP,
    name: 'Grandmother’s slowly braised winter vegetables with barley',
  };
  const recipes = [LENTIL_SOUP, long].map((recipe) => ({
    '@type': 'Recipe',
    url: 'https://example.org/soup',
    ...recipe,
  }));
  const buffer = Buffer.from(JSON.stringify(recipes));
  const file = { name: 'recipes.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Import recipes').first().setInputFiles(file);
  await page.getByRole('button', { name: /^Import \d recipe/ }).waitFor();
}

/** Imported from a file on the first visit. */
export async function openImportedRecipe(page: Page): Promise<void> {
  const soup = page.getByRole('button', { name: /^Lentil soup & toast/ });
  const add = page.getByRole('button', { name: 'New recipe' });
  await soup.or(add).first().waitFor();
  if (!(await soup.isVisible())) {
    await chooseRecipeFile(page);
    await page.getByRole('button', { name: /^Import \d recipe/ }).click();
  }
  await soup.click();
  await page.getByRole('table').scrollIntoViewIfNeeded();
}

/** On the first visit, plans a recipe and a meal in words. */
export async function planMeals(page: Page): Promise<void> {
  const soup = page.getByRole('button', { name: /^Red lentil soup/ });
  const add = page.getByRole('button', { name: /^Add (a meal on|to Lunch,)/ });
  await add.first().waitFor();
  if (await soup.first().isVisible()) return;
  const plan = page.url();
  await page.goto('/recipes');
  await openRecipe(page);
  await page.goto(plan);
  await add.first().click();
  await soup.click();
  await add.first().click();
  await page.getByLabel('What will it be?').fill('2 eggs, toast with butter and flurbel');
  await page.getByText('Not found: flurbel').waitFor();
  await page.getByRole('button', { name: 'Plan these words' }).click();
  await page.getByText('Planned for').waitFor();
}

/** On the first visit, sets a diet and a disliked food. */
export async function setRules(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Set rules|Change)$/ }).click();
  await page.getByRole('checkbox', { name: 'pescatarian' }).check();
  const olives = page.getByRole('button', { name: 'Remove Olives' });
  if (await olives.isVisible()) return;
  await page.getByLabel('Foods you dislike').first().fill('Olives');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await olives.waitFor();
}

/** On the first visit, adds what the plan needs, and a line by hand, ticked. */
export async function writeList(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Shopping list' }).waitFor();
  const ticked = page.getByText(/^In the cart or at home/);
  const field = page.getByLabel('Add to the list');
  await field.waitFor();
  if (await ticked.isVisible()) return;
  await field.fill('Coffee');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Coffee' }).check();
  await ticked.waitFor();
}

/** Loses the session, as if it had expired; the next page has it again. */
export async function loseSession(page: Page): Promise<void> {
  const context = page.context();
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.reload();
  await page.getByText(/^Sign in to (keep syncing|sync \d)/).waitFor();
  await context.addCookies(cookies);
}
