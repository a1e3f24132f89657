import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { ALWAYS_ONLINE, expect, test } from '../kit/browser-test';
import { createAccount, newPerson, shellIsKept, signUp } from '../kit/browsers';

test.use({ viewport: { width: 360, height: 780 } });

/** Of 250 g of raw lentils and two spoons of oil, in four servings. */
async function makeSoup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New recipe' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Lentil soup');
  await page.getByLabel('Servings', { exact: true }).fill('4');
  await page
    .getByLabel('Ingredients, a line each')
    .fill('2 tbsp olive oil\n250 g red lentils\n3 tbsp flurbelwurz');
  await page.getByLabel('How to make it').fill('Boil for 20 minutes.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test(
  'a recipe goes by QR code to a device without an account, offline, and half a serving into its diary',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const page = await newDevice();
    await signUp(page, newPerson(), { to: '/recipes' });
    await shellIsKept(page);
    await page.context().setOffline(true);

    const { link, picture } = await test.step('it is shared offline', async () => {
      await makeSoup(page);
      await page.getByRole('link', { name: 'Share' }).click();
      await expect(page.getByRole('heading', { name: 'Share this recipe' })).toBeVisible();
      await expect(
        page.getByText('It does not say who you are, and leaves out your tags.'),
      ).toBeVisible();
      const code = page.getByRole('img', { name: 'QR code of the link to Lentil soup' });
      await expect(code).toBeVisible();
      await page.getByText('The link as text').first().click();
      expect(await barriers(page)).toEqual([]);
      const text = await page.getByRole('textbox', { name: 'The link as text' }).inputValue();
      return { link: text, picture: await code.screenshot() };
    });

    const other = await newDevice();
    const asked: string[] = [];
    await test.step('it opens without account and offline, with nutrients and sources', async () => {
      await other.goto('/');
      await shellIsKept(other);
      await other.context().setOffline(true);
      other.on('request', (request) => asked.push(request.url()));
      await other.goto(link);
      await expect(other.getByRole('heading', { name: 'Lentil soup' })).toBeVisible();
      await expect(other.getByRole('status', { name: '1 serving' })).toContainText('287');
      await expect(other.getByText(/Lentils, pink or red, raw \(SR/)).toBeVisible();
      await expect(
        other.getByText('1 thing in it has no figures and is not counted.'),
      ).toBeVisible();
      await expect(other.getByText('Boil for 20 minutes.')).toBeVisible();
      expect(await barriers(other)).toEqual([]);
    });

    await test.step('half a serving waits for the account, and is its first meal', async () => {
      await other.getByRole('slider', { name: 'How many servings?' }).fill('0.5');
      await expect(other.getByRole('status', { name: '½ serving' })).toContainText('143');
      await other.getByRole('button', { name: 'Keep this recipe' }).click();
      await expect(other.getByText(/“Lentil soup” is waiting in this tab/)).toBeVisible();
      await other.goBack();
      await other.getByRole('slider', { name: 'How many servings?' }).fill('0.5');
      await other.getByRole('button', { name: 'Keep this meal' }).click();
      await expect(
        other.getByText(/“Lentil soup, ½ serving” is waiting in this tab/),
      ).toBeVisible();
      await other.context().setOffline(false);
      await createAccount(other, newPerson());
      await expect(other.getByText('“Lentil soup, ½ serving” is in your diary.')).toBeVisible();
      await other.goto('/food-tracker');
      const meal = other.getByRole('article', { name: 'Lentil soup, ½ serving' });
      await expect(meal).toContainText('143');
      await other.goto('/recipes');
      await expect(other.getByRole('button', { name: /^Lentil soup/ })).toContainText('287');
      const [, fragment = ''] = link.split('#');
      expect(asked.some((url) => url.includes(fragment) && !url.includes('#'))).toBe(false);
    });

    await test.step("a member's scanner reads the code; what is logged has one undo", async () => {
      await page.context().setOffline(false);
      await page.goto('/food-tracker?start=scan');
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Choose a photo' }).click(),
      ]);
      await chooser.setFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture });
      await expect(page).toHaveURL(link, { timeout: 30_000 });
      await page.getByRole('button', { name: 'Less' }).click();
      await page.getByRole('button', { name: 'Add to my diary' }).click();
      await expect(page.getByText('Lentil soup, ¾ serving, 215 kcal')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Taken back')).toBeVisible();
      await page.goto('/food-tracker');
      await expect(page.getByRole('region', { name: 'Day total' })).toBeVisible();
      await expect(page.getByRole('article', { name: /Lentil soup/ })).toHaveCount(0);
    });
  },
);

test(
  'a planned week goes as a file into the plan of another user',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const page = await newDevice(ALWAYS_ONLINE);
    await signUp(page, newPerson(), { to: '/meal-plan' });
    await page
      .getByRole('button', { name: /^Add (a meal on|to Lunch,)/ })
      .first()
      .click();
    await page.getByLabel('What will it be?').fill('2 eggs, toast with butter and flurbel');
    await page.getByText('Not found: flurbel').waitFor();
    await page.getByRole('button', { name: 'Plan these words' }).click();
    await page.getByText('Planned for').waitFor();
    await page.getByRole('link', { name: 'Share this week' }).click();
    await expect(page.getByText('1 planned meal')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Share-this-week.platelog.json');
    const file = await download.path();

    const other = await newDevice(ALWAYS_ONLINE);
    await signUp(other, newPerson(), { to: '/shared' });
    const open = async (path: string) => {
      await other.getByLabel('Choose a file').setInputFiles(path);
    };
    await open('package.json');
    await expect(other.getByRole('alert')).toContainText('There is no meal, recipe or week');
    await open(file);
    await expect(other.getByRole('heading', { name: 'A week of meals' })).toBeVisible();
    await expect(other.getByText(/1 thing in it has no figures/)).toBeVisible();
    await other.getByRole('button', { name: 'Add to my plan' }).click();
    await expect(other.getByText('Added to your plan')).toBeVisible();
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(other.getByText('Taken back')).toBeVisible();
    await other.getByRole('button', { name: 'Add to my plan' }).click();
    await other.getByRole('link', { name: 'Open my meal plan' }).click();
    await expect(other.getByRole('button', { name: /egg/i })).toHaveCount(1);
  },
);
