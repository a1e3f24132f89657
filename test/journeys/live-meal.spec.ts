import type { Locator, Page } from '@playwright/test';

import { askedMeal } from '../kit/asked-meal';
import { barriers } from '../kit/barriers';
import { haveSession } from '../kit/browser-account';
import { ALWAYS_ONLINE, expect, test } from '../kit/browser-test';
import { describeMeal, newPerson, shellIsKept, signUp } from '../kit/browsers';

const words = (page: Page) => page.getByRole('textbox', { name: 'Describe Meal' });
const live = (page: Page) => page.getByRole('region', { name: 'Read from your words' });
const line = (place: Locator, name: RegExp) =>
  place.getByRole('list', { name: 'Items' }).getByRole('button', { name });
const sheet = (page: Page) => page.getByRole('dialog');

test('words are analyzed while they are typed, offline, and changes to the items stay', async ({
  newDevice,
}) => {
  const page = await newDevice();
  await signUp(page, newPerson(), { to: '/food-tracker' });
  await shellIsKept(page);
  await page.context().setOffline(true);

  await test.step('items appear under the text, with what was not understood', async () => {
    await words(page).pressSequentially('2 eggs, salmon and flurbel');
    await expect(line(live(page), /^Eggs.*kcal/)).toBeVisible();
    await expect(line(live(page), /^Salmon.*kcal/)).toBeVisible();
    await expect(live(page).getByText('Not found: flurbel')).toBeVisible();
    await expect(live(page).getByRole('status')).toHaveText(/^2 items, \d+ kilocalories/);
    await expect(words(page)).toBeFocused();
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('a worker that the browser has stopped is started again', async () => {
    const [worker] = page.workers();
    await worker?.evaluate(() => {
      close();
    });
    await words(page).pressSequentially(', apple');
    await expect(line(live(page), /^Apple/)).toBeVisible();
  });

  await test.step('an item opens its evidence, and is changed by keyboard in its own unit', async () => {
    await line(live(page), /^Salmon/).press('Enter');
    await sheet(page).getByText('Details', { exact: true }).click();
    await expect(sheet(page).getByText('Number in the table', { exact: true })).toBeVisible();
    await expect(sheet(page).getByRole('row', { name: /^Vitamin C/ })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await sheet(page).getByRole('combobox', { name: 'Unit for Salmon' }).selectOption({ index: 1 });
    await sheet(page).getByRole('button', { name: 'More Salmon' }).press('Enter');
    await expect(sheet(page).getByText(/^[\d.]+ .* g\), set by you/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(line(live(page), /^Salmon.*changed by you/)).toBeFocused();
  });

  await test.step('later words add items, and keep the change', async () => {
    const changed = await line(live(page), /^Salmon/).textContent();
    await words(page).press('End');
    await words(page).pressSequentially(', a banana');
    await expect(line(live(page), /^Banana/)).toBeVisible();
    expect(await line(live(page), /^Salmon/).textContent()).toBe(changed);
  });

  await test.step('a removed item can be restored, and a missing one added', async () => {
    await line(live(page), /^Apple/).click();
    await sheet(page).getByRole('button', { name: 'Remove Apple' }).click();
    await expect(page.getByRole('button', { name: 'Undo removing Apple' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(line(live(page), /^Apple/)).toBeVisible();
    await line(live(page), /^Banana/).click();
    await sheet(page).getByRole('button', { name: 'Remove Banana' }).click();
    await live(page).getByRole('button', { name: 'Add a food' }).click();
    await page.getByRole('searchbox', { name: 'Food to add' }).fill('peanut bu');
    const found = page.getByRole('list', { name: 'Foods found' }).getByRole('button');
    await expect(found.first()).toHaveText(/^Peanut butter/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(line(live(page), /^Peanut butter/)).toBeVisible();
  });

  await test.step('the meal is saved as shown', async () => {
    await page.getByRole('button', { name: 'Analyze Description' }).click();
    await expect(words(page)).toHaveValue('');
    await expect(live(page)).toHaveCount(0);
    const meal = page.getByRole('article').first();
    for (const name of [/^Eggs/, /^Salmon.*changed by you/, /^Apple/, /^Peanut butter/]) {
      await expect(line(meal, name)).toBeVisible();
    }
    await expect(line(meal, /^Banana/)).toHaveCount(0);
    await expect(meal.getByText('Saved on this device')).toBeVisible();
  });
});

test('Today links to the first question, with the focus on it', async ({ newDevice }) => {
  const page = await newDevice({ viewport: { width: 360, height: 780 } });
  await signUp(page, newPerson(), { to: '/food-tracker' });
  await askedMeal(page);
  // The card of the last logged meal is the open one.
  await describeMeal(page, 'an apple');
  await expect(page.getByRole('article', { name: 'Apple' })).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: '“Toast” has a question for you' }).click();
  const question = page.getByRole('group', { name: 'How much toast?' });
  await expect(question.getByRole('button').first()).toBeFocused();
  await expect(question).toBeInViewport({ ratio: 1 });
});

test(
  'answers and corrections are remembered on every device, until the user deletes them',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const page = await newDevice();
    const person = newPerson();
    await signUp(page, person);
    await shellIsKept(page);
    await askedMeal(page);
    await page.goto('/food-tracker');
    const meal = page.getByRole('article', { name: 'Toast' });

    await test.step('a question is answered by a chip, offline', async () => {
      await expect(meal.getByText('Needs your answer')).toBeVisible();
      await page.context().setOffline(true);
      expect(await barriers(page)).toEqual([]);
      await meal
        .getByRole('group', { name: 'How much toast?' })
        .getByRole('button', { name: '2 slices, 60 g' })
        .click();
      await expect(line(meal, /^Toast\W*2 slices \(60 g\), changed by you/)).toBeVisible();
      await expect(meal.getByText('Needs your answer')).toHaveCount(0);
    });

    await test.step('words that are being typed get a question, and the answer is in the meal', async () => {
      await words(page).fill('lasagna');
      const question = live(page).getByRole('group', { name: 'How much lasagna?' });
      await expect(question).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await question.getByRole('button', { name: '1 slab, 300 g' }).press('Enter');
      await expect(question).toHaveCount(0);
      await expect(line(live(page), /^Lasagna\W*1 slab \(300 g\), changed by you/)).toBeVisible();
      await page.getByRole('button', { name: 'Analyze Description' }).click();
      const saved = page.getByRole('article', { name: 'Lasagna' });
      await expect(line(saved, /^Lasagna\W*1 slab \(300 g\), changed by you/)).toBeVisible();
      await expect(saved.getByText('Needs your answer')).toHaveCount(0);
    });

    await test.step('a correction in the editor teaches the food', async () => {
      await words(page).fill('an apple');
      await expect(line(live(page), /^Apple/)).toBeVisible();
      await page.getByRole('button', { name: 'Analyze Description' }).click();
      await page.getByRole('button', { name: 'Edit Apple' }).click();
      await page.getByRole('button', { name: 'Change food: Apple' }).click();
      await page.getByRole('searchbox', { name: 'Replace Apple' }).fill('apple baked');
      await page
        .getByRole('button', { name: /^Apple, baked/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: '3 remembered foods' })).toBeVisible();
    });

    await test.step('another device uses it, and deletes it for both', async () => {
      await page.context().setOffline(false);
      const other = await newDevice(ALWAYS_ONLINE);
      await haveSession(other, person);
      await other.goto('/food-tracker');
      await other.getByRole('button', { name: '3 remembered foods' }).click();
      await expect(sheet(other).getByText(/60 g if you enter no amount/)).toBeVisible();
      expect(await barriers(other)).toEqual([]);
      await sheet(other).getByRole('button', { name: 'Close' }).click();
      await words(other).fill('lasagna');
      await line(live(other), /^Lasagna\W*300 g/).click();
      await expect(sheet(other).getByText('300 g, your usual amount')).toBeVisible();
      await sheet(other).getByRole('button', { name: 'Close' }).click();
      await expect(live(other).getByRole('group')).toHaveCount(0);
      await words(other).fill('');
      await other.getByRole('button', { name: '3 remembered foods' }).click();
      await sheet(other).getByRole('button', { name: 'Forget “toast”' }).click();
      await sheet(other).getByRole('button', { name: 'Close' }).click();
      await expect(other.getByRole('button', { name: '2 remembered foods' })).toBeVisible();
      await expect(page.getByRole('button', { name: '2 remembered foods' })).toBeVisible();
    });
  },
);
