import { barriers } from '../kit/barriers';
import { haveSession } from '../kit/browser-account';
import { ALWAYS_ONLINE, expect, test } from '../kit/browser-test';
import { describeMeal, newPerson, shellIsKept, signUp } from '../kit/browsers';
import { KEPT_CONNECTION } from '../kit/kept-connection';
import { profileBody } from '../kit/profiles';

test('own targets are set offline, shown next to the numbers, and reach another device @proof', async ({
  newDevice,
}) => {
  const person = newPerson();
  const page = await newDevice({ viewport: { width: 360, height: 780 } });
  await signUp(page, person, { to: '/food-tracker' });
  await page.request.post('/api/profile', { ...KEPT_CONNECTION, data: profileBody() });
  await page.goto('/food-tracker');
  await expect(page.getByText('of 2,010 kcal').first()).toBeVisible();
  await shellIsKept(page);
  await page.context().setOffline(true);
  await describeMeal(page, '200 g lentils and 200 ml whole milk');
  await expect(page.getByRole('article')).toContainText('kcal');
  const toast = (words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

  await test.step('macros by body weight, and undone', async () => {
    await page.goto('/profile');
    const macros = page.getByRole('form', { name: 'Protein, carbs and fat' });
    await macros.getByLabel('Protein, carbs and fat').selectOption('per_kg');
    await macros.getByLabel('Protein (g/kg)').fill('2');
    await macros.getByLabel('Fat (g/kg)').fill('1');
    await expect(macros.getByText(/^That comes to 140 g of protein, .* Of 70 kg/)).toBeVisible();
    await macros.getByRole('button', { name: 'Set macros' }).click();
    await expect(toast('Macros saved')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('percentages that do not add up to 100 are not saved', async () => {
    const macros = page.getByRole('form', { name: 'Protein, carbs and fat' });
    await macros.getByLabel('Protein, carbs and fat').selectOption('percent');
    await macros.getByLabel('Protein (%)').fill('50');
    await expect(macros.getByText(/They must add up to 100%/)).toBeVisible();
    await macros.getByRole('button', { name: 'Set macros' }).click();
    await page.reload();
    await expect(
      page
        .getByRole('form', { name: 'Protein, carbs and fat' })
        .getByLabel('Protein, carbs and fat'),
    ).toHaveValue('per_kg');
  });

  await test.step('more on today, and less on the other days', async () => {
    const days = page.getByRole('form', { name: 'More on some days' });
    const today = new Intl.DateTimeFormat('en', { weekday: 'short' }).format(new Date());
    await days.getByRole('checkbox', { name: today }).check();
    await days.getByLabel('More on each of them (kcal)').fill('300');
    await expect(days.getByText(new RegExp(`^${today} has 2,310\\skcal`))).toBeVisible();
    await days.getByRole('button', { name: 'Set weekdays' }).click();
    await expect(toast('Targets by weekday saved')).toBeVisible();
    await page.goto('/food-tracker');
    await expect(page.getByText('of 2,310 kcal').first()).toBeVisible();
    await expect(page.getByText('/ 140 g').first()).toBeVisible();
  });

  await test.step('a minimum of a nutrient replaces the published one', async () => {
    await page.goto('/nutrients');
    const calcium = page.getByRole('listitem').filter({ hasText: /^Calcium/ });
    await calcium.locator('summary').click();
    await calcium.getByRole('button', { name: 'Set your own target' }).click();
    await calcium.getByLabel('At least (mg)').fill('500');
    await calcium.getByRole('button', { name: 'Save' }).click();
    await expect(calcium.getByText('At least 500 mg a day: set by you.')).toBeVisible();
    await expect(calcium.getByText(/^At most 2,500 mg a day: tolerable/)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('another device has them too', async () => {
    await page.context().setOffline(false);
    const other = await newDevice(ALWAYS_ONLINE);
    await haveSession(other, person);
    await other.goto('/dashboard');
    await expect(other.getByText('of 2,310 kcal').first()).toBeVisible({ timeout: 30_000 });
    await other.goto('/nutrients');
    const calcium = other.getByRole('listitem').filter({ hasText: /^Calcium/ });
    await calcium.locator('summary').click();
    await expect(calcium.getByRole('button', { name: 'Change your target' })).toBeVisible();
  });
});
