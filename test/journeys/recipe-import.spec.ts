import { strToU8, zipSync } from 'fflate';

import { barriers } from '../kit/barriers';
import { newPerson } from '../kit/browser-account';
import { bareTest as test, expect } from '../kit/browser-test';
import { shellIsKept, signUp } from '../kit/browsers';
import { LiveServer } from '../kit/live-server';
import { html, LENTIL_SOUP, recipePage, RecipeSite } from '../kit/recipe-site';

const TANDOOR = zipSync({
  'Porridge.zip': zipSync({
    'recipe.json': strToU8(
      JSON.stringify({
        name: 'Porridge',
        servings: 2,
        keywords: [{ name: 'breakfast' }],
        steps: [
          {
            instruction: 'Boil.',
            ingredients: [{ amount: 80, unit: { name: 'g' }, food: { name: 'rolled oats' } }],
          },
        ],
      }),
    ),
  }),
});

test(
  "a recipe page is imported by its address, a file offline, and the page's own values are shown",
  { tag: '@proof' },
  async ({ browser }) => {
    const site = await RecipeSite.start({ '/soup': html(recipePage(LENTIL_SOUP)) });
    const server = await LiveServer.start({ RECIPE_FETCH: '1', RECIPE_FETCH_PRIVATE: '1' });
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 360, height: 780 },
    });
    const page = await context.newPage();
    await signUp(page, newPerson(), { to: '/recipes' });
    await shellIsKept(page);

    await test.step('an address fills in the form, and the ingredients are parsed', async () => {
      await page.getByRole('button', { name: 'New recipe' }).click();
      await page.getByText('Paste a recipe or its address').click();
      const field = page.getByLabel('Text or address of the recipe');
      await field.fill(`${site.url}/nothing-here`);
      await page.getByRole('button', { name: 'Fill in' }).click();
      await expect(page.getByText(/^The page could not be reached/u)).toBeVisible();
      await field.fill(`A good soup\n${site.url}/soup`);
      await page.getByRole('button', { name: 'Fill in' }).click();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lentil soup & toast');
      await expect(page.getByLabel('Servings', { exact: true })).toHaveValue('4');
      await expect(page.getByLabel('Tags')).toHaveValue('Soup, quick, winter');
      await expect(page.getByText('From 127.0.0.1')).toBeVisible();
      await expect(page.getByText('Lentils, pink or red, raw')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    });

    await test.step('its photo is imported too', async () => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Add a photo' }).click();
      await (await chooser).setFiles('public/icons/icon-512.png');
      await expect(page.getByAltText('Photo of this recipe')).toBeVisible();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByAltText('Photo of Lentil soup & toast')).toBeVisible();
    });

    await test.step("the page's own values are shown next to the calculated ones", async () => {
      const table = page.getByRole('table', { name: 'Figures of 127.0.0.1' });
      await expect(table.getByRole('row', { name: /^Energy 395 kcal/u })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('offline, an address asks for the text, and a file is read', async () => {
      await server.stop();
      await context.setOffline(true);
      await page.getByRole('button', { name: 'New recipe' }).click();
      await page.getByText('Paste a recipe or its address').click();
      await page.getByLabel('Text or address of the recipe').fill(`${site.url}/soup`);
      await page.getByRole('button', { name: 'Fill in' }).click();
      await expect(
        page.getByText(/^The page cannot be opened without a connection/u),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      const discard = page.getByRole('button', { name: 'Discard' });
      // The sheet may ask whether to discard what was typed.
      await expect(async () => {
        if (await discard.isVisible()) await discard.click();
        await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
      }).toPass({ timeout: 20_000 });
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Import recipes' }).click();
      await (
        await chooser
      ).setFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: Buffer.from(TANDOOR) });
      await expect(page.getByText('1 ingredient · Makes 2 servings')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Import 1 recipe' }).click();
      await expect(page.getByText('1 recipe imported')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Porridge/u })).toBeVisible();
    });

    await test.step('everything reaches the server, and Undo reverts the import', async () => {
      await server.start();
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('button', { name: /^Porridge/u })).toBeHidden();
    });
    await context.close();
    await server.remove();
    await site.stop();
  },
);
