import type { Locator, Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { haveSession } from '../kit/browser-account';
import { ALWAYS_ONLINE, expect, test } from '../kit/browser-test';
import { mealsOnServer, newPerson, shellIsKept, signUp } from '../kit/browsers';
import { daysFromToday } from '../kit/calendar';

const YESTERDAY = daysFromToday(-1);
const TOMORROW = daysFromToday(1);

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog');
const total = (page: Page) => section(page, 'Day total');
const undo = async (page: Page) => page.getByRole('button', { name: 'Undo' }).click();

async function describeAt(page: Page, text: string, mealTime: string): Promise<void> {
  const words = page.getByRole('textbox', { name: 'Describe Meal' });
  await words.fill(text);
  await page.getByLabel('Meal Time').fill(mealTime);
  await page.getByRole('button', { name: 'Analyze Description' }).click();
  await expect(words).toHaveValue('');
}

/** The button's position once the page has settled; steady-page.spec.ts tests that it settles early. */
async function restingPlace(button: Locator) {
  let place = await button.boundingBox();
  await expect(async () => {
    const before = place;
    place = await button.boundingBox();
    expect(place).toEqual(before);
  }).toPass({ intervals: [300, 300, 300] });
  return place;
}

test(
  'days change by buttons, keys and address; meals are logged again, all offline',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const page = await newDevice();
    await signUp(page, newPerson(), { to: `/food-tracker?day=${YESTERDAY}` });
    await shellIsKept(page);
    await describeAt(page, '200 g porridge', `${YESTERDAY}T08:05`);
    await describeAt(page, '300 g latte', `${YESTERDAY}T08:20`);
    await expect(section(page, 'Breakfast').getByRole('article')).toHaveCount(2);
    await page.context().setOffline(true);

    await test.step('from day to day', async () => {
      const next = page.getByRole('button', { name: 'Next day' });
      await next.click();
      await expect(page).toHaveURL(/\/food-tracker$/);
      await expect(section(page, 'Breakfast').getByRole('article')).toHaveCount(0);
      const place = await restingPlace(next);
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(new RegExp(`day=${TOMORROW}`));
      await expect(page.getByRole('button', { name: 'Today', exact: true })).toBeVisible();
      await expect.poll(async () => next.boundingBox()).toEqual(place);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(page).toHaveURL(new RegExp(`day=${YESTERDAY}`));
      await expect(section(page, 'Breakfast').getByRole('article')).toHaveCount(2);
      await expect(page.getByLabel('Meal Time')).toHaveValue(new RegExp(`^${YESTERDAY}T`));
      await page.getByRole('button', { name: 'Today', exact: true }).click();
      await expect(page).toHaveURL(/\/food-tracker$/);
      await page.getByLabel('Diary day').fill('2026-02-03');
      await expect(page.getByRole('button', { name: /February 3/ })).toBeVisible();
      await page.goBack();
    });

    await test.step('yesterday’s breakfast is logged again with one tap, and undone', async () => {
      const again = section(page, 'Breakfast').getByRole('button', { name: /^Same as yesterday/ });
      await again.click();
      await expect(section(page, 'Breakfast').getByRole('article')).toHaveCount(2);
      await undo(page);
      await expect(section(page, 'Breakfast').getByRole('article')).toHaveCount(0);
      await again.press('Enter');
      await expect(section(page, 'Breakfast').getByText('8:05 AM')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    });

    await test.step('a whole day is copied to tomorrow, and one of its meals as a snack', async () => {
      await page.getByRole('button', { name: 'Copy day' }).click();
      expect(await barriers(page)).toEqual([]);
      await sheet(page).getByRole('button', { name: 'Copy to tomorrow' }).click();
      await expect(page.getByText('2 meals copied to tomorrow')).toBeVisible();
      await page.goto(`/food-tracker?day=${TOMORROW}`);
      await expect(page.getByRole('article')).toHaveCount(2);
      await page.getByRole('button', { name: 'Copy Latte' }).click();
      await sheet(page).getByRole('combobox', { name: 'Meal', exact: true }).selectOption('Snacks');
      await sheet(page).getByLabel('Day', { exact: true }).fill(TOMORROW);
      await sheet(page).getByRole('button', { name: 'Copy to tomorrow' }).click();
      await expect(section(page, 'Snacks').getByRole('article', { name: 'Latte' })).toBeVisible();
      await undo(page);
      await expect(section(page, 'Snacks').getByRole('article')).toHaveCount(0);
    });

    await test.step('everything reaches the server, once', async () => {
      await page.context().setOffline(false);
      await expect(page.getByText('Synced', { exact: true })).toHaveCount(2);
      await expect.poll(async () => (await mealsOnServer(page)).length).toBe(6);
      await page.goto('/sync-status');
      await expect(page.getByText(/accounted for/).first()).toBeVisible();
    });
  },
);

test(
  'quick calories, favorites and custom foods are saved offline and reach all devices',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const page = await newDevice();
    const person = newPerson();
    await signUp(page, person, { to: '/food-tracker' });
    await shellIsKept(page);
    await page.context().setOffline(true);

    await test.step('quick add', async () => {
      await page.getByRole('button', { name: 'Quick add' }).click();
      await expect(sheet(page).getByLabel('Calories, kcal')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(sheet(page).getByText('Enter the calories')).toBeVisible();
      await page.keyboard.type('450');
      expect(await barriers(page)).toEqual([]);
      await sheet(page).getByRole('textbox', { name: 'Name' }).fill('Canteen لحم');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article', { name: 'Canteen لحم' })).toBeVisible();
      await expect(total(page).getByText('450', { exact: true })).toBeVisible();
      await undo(page);
      await expect(page.getByRole('article')).toHaveCount(0);
    });

    await test.step('a custom food is created, logged, found, and recognized in words', async () => {
      await page.getByRole('button', { name: 'Your foods' }).click();
      await sheet(page).getByRole('button', { name: 'New food' }).click();
      const form = sheet(page).last();
      await form.getByRole('textbox', { name: 'Name' }).fill('Granny’s lentil pot');
      await form.getByRole('combobox', { name: 'Numbers for' }).selectOption('one serving');
      await form.getByLabel('Energy (kcal)').fill('420');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByText('Enter the size of a serving.')).toBeVisible();
      await form.getByLabel('A serving is (g)').fill('350');
      expect(await barriers(page)).toEqual([]);
      await form.getByRole('button', { name: 'Save' }).click();
      await sheet(page).getByRole('button', { name: 'Log Granny’s lentil pot' }).click();
      await expect(total(page).getByText('420', { exact: true })).toBeVisible();
      await page.getByRole('textbox', { name: 'Describe Meal' }).fill('700 g grannys lentil pot');
      await expect(
        page.getByRole('region', { name: 'Read from your words' }).getByText('840').first(),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Add a food' }).click();
      await page.getByRole('searchbox', { name: 'Food to add' }).fill('lenti');
      await expect(
        page.getByRole('button', { name: /^Granny’s lentil pot/ }).first(),
      ).toBeVisible();
      await page.getByRole('textbox', { name: 'Describe Meal' }).fill('');
    });

    await test.step('a favorite is logged again', async () => {
      const pot = page.getByRole('article', { name: 'Granny’s lentil pot' });
      await pot.getByRole('button', { name: 'Favorite Granny’s lentil pot' }).click();
      await page.getByRole('button', { name: 'Log again' }).click();
      expect(await barriers(page)).toEqual([]);
      const favorites = sheet(page).getByRole('region', { name: 'Favorites' });
      const heart = favorites.getByRole('button', { name: 'Favorite Granny’s lentil pot' });
      // No row moves while the user taps.
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await favorites.getByRole('button', { name: 'Log Granny’s lentil pot again' }).click();
      await expect(pot).toHaveCount(2);
      await expect(total(page).getByText('840', { exact: true })).toBeVisible();
    });

    await test.step('another device has all of them', async () => {
      await page.context().setOffline(false);
      await expect(page.getByText('Synced', { exact: true })).toHaveCount(2);
      const other = await newDevice(ALWAYS_ONLINE);
      await haveSession(other, person);
      await other.goto('/food-tracker');
      await expect(other.getByRole('article')).toHaveCount(2);
      await other.getByRole('button', { name: 'Log again' }).click();
      await expect(
        sheet(other).getByRole('region', { name: 'Favorites' }).getByText('Granny’s lentil pot'),
      ).toBeVisible();
      await sheet(other).getByRole('button', { name: 'Close' }).click();
      await other.getByRole('button', { name: 'Your foods' }).click();
      await sheet(other).getByRole('button', { name: 'Delete Granny’s lentil pot' }).click();
      await sheet(other)
        .getByRole('button', { name: 'Undo removing Granny’s lentil pot' })
        .press('Enter');
      await expect(sheet(other).getByText('1 serving (350 g), 420 kcal')).toBeVisible();
    });
  },
);
