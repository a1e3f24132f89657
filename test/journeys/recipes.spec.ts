import { barriers } from '../kit/barriers';
import { haveSession, newPerson } from '../kit/browser-account';
import { ALWAYS_ONLINE, expect, test } from '../kit/browser-test';
import { shellIsKept, signUp } from '../kit/browsers';

const SOUP = [
  'Red lentil soup',
  'Serves 4',
  'Ingredients',
  '2 tbsp olive oil',
  '250 g red lentils, rinsed',
  '3 tbsp flurbelwurz',
  'Method',
  'Fry, add the lentils, boil for 20 minutes.',
].join('\n');

test.use({ viewport: { width: 360, height: 780 } });

test(
  'a recipe created offline is logged by weight, and is on the other device',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const page = await newDevice();
    const person = newPerson();
    await signUp(page, person, { to: '/recipes' });
    await shellIsKept(page);
    await page.context().setOffline(true);

    await test.step('a pasted text is split into lines, and what is not understood says so', async () => {
      await page.getByRole('button', { name: 'New recipe' }).click();
      await page.getByText('Paste a recipe or its address').click();
      await page.getByLabel('Text or address of the recipe').fill(SOUP);
      await page.getByRole('button', { name: 'Fill in' }).click();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Red lentil soup');
      await expect(page.getByLabel('Servings', { exact: true })).toHaveValue('4');
      await expect(page.getByText('Not counted. Try other words.')).toHaveCount(1);
      await expect(page.getByText('Lentils, pink or red, raw')).toBeVisible();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('1 line not counted').first()).toBeVisible();
      await expect(page.getByText(/^Cannot tell: vegetarian, vegan/)).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    });

    await test.step('400 g of a pot of 1,600 g are a quarter of it: 895 kcal of lentils and 252 of oil', async () => {
      await page.getByLabel('How much did you eat?').selectOption('Grams');
      await page.getByLabel('Grams on your plate').fill('400');
      await page.getByRole('button', { name: 'Log', exact: true }).click();
      await expect(page.getByText('Enter an amount above 0.')).toBeVisible();
      await page.getByLabel('The whole dish weighs (g)').fill('1600');
      await page.getByRole('button', { name: 'Log', exact: true }).click();
      await expect(page.getByText('Red lentil soup, 400 g, 287 kcal')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Taken back')).toBeVisible();
      await page.getByRole('button', { name: /^Red lentil soup/ }).click();
      await page.getByRole('button', { name: 'Log', exact: true }).click();
      await expect(page.getByText('Red lentil soup, 1 serving, 287 kcal')).toBeVisible();
    });

    await test.step('a later change of the recipe does not change the meal, on both devices', async () => {
      await page.context().setOffline(false);
      const other = await newDevice(ALWAYS_ONLINE);
      await haveSession(other, person);
      await other.goto('/recipes');
      await other.getByRole('button', { name: /^Red lentil soup/ }).click({ timeout: 30_000 });
      await other.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(other.getByLabel('Cooked weight (g)')).toHaveValue('1600');
      await other.getByLabel('Ingredients, a line each').fill('100 g red lentils');
      await other.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(other.getByRole('heading', { name: 'What is in it' })).toBeVisible();
      await other.goto('/food-tracker');
      await expect(other.getByText('Red lentil soup, 1 serving').first()).toBeVisible();
      await expect(other.getByRole('region', { name: 'Day total' })).toContainText('287');
      await page.goto('/recipes');
      await expect(page.getByRole('button', { name: /^Red lentil soup/ })).toContainText('90', {
        timeout: 30_000,
      });
    });
  },
);
