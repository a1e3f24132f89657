import { barriers } from '../kit/barriers';
import { haveSession } from '../kit/browser-account';
import { ALWAYS_ONLINE, expect, test } from '../kit/browser-test';
import { describeMeal, newPerson, shellIsKept, signUp } from '../kit/browsers';
import { KEPT_CONNECTION } from '../kit/kept-connection';
import { profileBody } from '../kit/profiles';

const SIX = ['Fiber', 'Potassium', 'Calcium', 'Iron', 'Vitamin D', 'Zinc'];

test(
  'nutrients of a day are shown offline, with their foods; another device has the chosen six',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const person = newPerson();
    const page = await newDevice({ viewport: { width: 360, height: 780 } });
    await signUp(page, person, { to: '/food-tracker' });
    await page.request.post('/api/profile', { ...KEPT_CONNECTION, data: profileBody() });
    await page.goto('/food-tracker');
    await expect(page.getByText('of 2,010 kcal').first()).toBeVisible();
    await shellIsKept(page);
    await page.context().setOffline(true);
    await describeMeal(page, '200 g lentils and 200 ml whole milk');

    await test.step('of the day, each with its sources', async () => {
      await page.getByRole('link', { name: 'All nutrients of the day' }).click();
      await expect(page.getByText(/^\d+ of 2\d daily needs reached$/)).toBeVisible();
      const calcium = page.getByRole('listitem').filter({ hasText: /^Calcium/ });
      await calcium.locator('summary').click();
      const foods = calcium.getByRole('list', { name: 'From these foods' });
      await expect(foods.getByRole('listitem')).toHaveText([/milk.* mg/i, /lentil.* mg/i]);
      await expect(
        calcium.getByText(/^At least 1,\d{3} mg a day: recommended dietary/),
      ).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    });

    await test.step('of one meal', async () => {
      await page.getByRole('link', { name: 'Open the diary' }).click();
      await page.getByRole('article').getByRole('link', { name: 'Nutrients', exact: true }).click();
      await expect(page.getByRole('link', { name: 'All of this day' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Minerals' })).toBeVisible();
    });

    await test.step('six of them are shown on Today', async () => {
      await page.getByRole('link', { name: 'All of this day' }).click();
      await page.getByRole('button', { name: 'Choose six for Today' }).click();
      await expect(page.getByRole('checkbox', { name: 'Show Zinc on Today' })).toBeDisabled();
      // The checkbox changes once the choice is saved.
      await page.getByRole('checkbox', { name: 'Show Sodium on Today' }).click();
      await expect(page.getByText('5 of 6 on Today')).toBeVisible();
      await page.getByRole('checkbox', { name: 'Show Zinc on Today' }).click();
      await expect(page.getByText('6 of 6 on Today')).toBeVisible();
      await page.getByRole('button', { name: 'Done' }).click();
      await page.goto('/dashboard');
      const card = page.getByRole('region', { name: 'Nutrients today' });
      await expect(card.getByRole('term')).toHaveText(SIX, { timeout: 20_000 });
      expect(await barriers(page)).toEqual([]);
    });

    await test.step('another device shows them too', async () => {
      await page.context().setOffline(false);
      const other = await newDevice(ALWAYS_ONLINE);
      await haveSession(other, person);
      await other.goto('/dashboard');
      await expect(
        other.getByRole('region', { name: 'Nutrients today' }).getByRole('term'),
      ).toHaveText(SIX, { timeout: 30_000 });
    });
  },
);
