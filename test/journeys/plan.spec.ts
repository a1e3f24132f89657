import type { Locator, Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { haveSession, newPerson } from '../kit/browser-account';
import { expect, test } from '../kit/browser-test';
import { shellIsKept, signUp } from '../kit/browsers';

const SOUP = '2 tbsp olive oil\n250 g red lentils, rinsed\n3 tbsp flurbelwurz';

async function makeSoup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New recipe' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Red lentil soup');
  await page.getByLabel('Ingredients, a line each').fill(SOUP);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'What is in it' }).waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

interface Way {
  from: Locator;
  to: Locator;
}

async function middleOf(place: Locator) {
  const { x, y, width, height } = (await place.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Both positions once the page has settled: after a resize, the layout follows some frames later. */
async function restingPlaces(from: Locator, to: Locator) {
  const look = async () => [await middleOf(from), await middleOf(to)] as const;
  let places = await look();
  await expect(async () => {
    const before = places;
    places = await look();
    expect(places).toEqual(before);
  }).toPass({ intervals: [300], timeout: 20_000 });
  return places;
}

async function drag(page: Page, { from, to }: Way): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = await restingPlaces(from, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

const today = (page: Page) => page.getByRole('region', { name: /^Today, / });

test(
  'a week is planned offline, shopped for on another device, and eaten',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const page = await newDevice();
    const person = newPerson();
    await page.setViewportSize({ width: 360, height: 780 });
    await signUp(page, person, { to: '/recipes' });
    await shellIsKept(page);
    await page.context().setOffline(true);
    await makeSoup(page);
    await page.getByRole('link', { name: 'Meal plan' }).click();

    await test.step('from a recipe and from words, with the total of the day', async () => {
      await today(page)
        .getByRole('button', { name: /^Add a meal/ })
        .click();
      await page.getByLabel('Portions').fill('2');
      await page.getByRole('button', { name: /^Red lentil soup/ }).click();
      await expect(page.getByText(/^Planned for /)).toBeVisible();
      await today(page)
        .getByRole('button', { name: /^Add a meal/ })
        .click();
      await page.getByLabel('What will it be?').fill('100 g red lentils and flurbelwurz');
      await expect(page.getByText('Not found: flurbelwurz')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Plan these words' }).click();
      await expect(today(page)).toContainText('2 meals are not counted in full');
      await expect(today(page)).toContainText('2 portions');
      expect(await barriers(page)).toEqual([]);
    });

    await test.step('a meal is dragged to another day and slot, and back by one undo', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const soup = page.getByRole('button', { name: /^Red lentil soup/ });
      const free = page
        .locator('section[data-day]')
        .filter({ hasNot: page.locator('[data-planned]') });
      const breakfast = free.first().locator('[data-meal=breakfast]');
      await drag(page, { from: soup, to: breakfast });
      await expect(page.getByText(/^Moved to /)).toBeVisible();
      await expect(
        page.locator('[data-meal=breakfast]').getByRole('button', { name: /^Red lentil soup/ }),
      ).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await expect(today(page).getByRole('button', { name: /^Red lentil soup/ })).toBeVisible();
      await page.setViewportSize({ width: 360, height: 780 });
    });

    await test.step('an eaten meal is logged and marked; one undo reverts it', async () => {
      const eat = page.getByRole('button', { name: 'Log Red lentil soup as eaten' });
      await eat.click();
      await expect(page.getByText(/^Red lentil soup, 2 portions, 57\d kcal$/)).toBeVisible();
      await expect(eat).toBeHidden();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Taken back')).toBeVisible();
      await expect(eat).toBeVisible();
    });

    const other = await newDevice();
    const lentils = (on: Page) => on.getByRole('checkbox', { name: /^Red lentils/ });

    await test.step('the other device has the list, and ticks and adds lines in the shop offline', async () => {
      await page.context().setOffline(false);
      await haveSession(other, person);
      await other.goto('/shopping-list');
      await expect(lentils(other)).toHaveAccessibleName(/125 g$/, { timeout: 30_000 });
      await expect(other.getByRole('checkbox', { name: '3 tbsp flurbelwurz' })).toBeVisible();
      await expect(
        other.getByText('50 % of 250 g red lentils, rinsed (Red lentil soup)'),
      ).toBeVisible();
      await other.context().setOffline(true);
      await lentils(other).click();
      await other.getByLabel('Add to the list').fill('Coffee');
      await other.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(other.getByText('In the cart or at home (1)')).toBeVisible();
      expect(await barriers(other)).toEqual([]);
    });

    await test.step('meanwhile more is planned; both lists agree, and say that more is needed', async () => {
      await today(page)
        .getByRole('button', { name: /^Add a meal/ })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Red lentil soup/ })
        .click();
      await expect(today(page)).toContainText('3 meals are not counted in full');
      await page.getByRole('link', { name: 'Shopping list' }).click();
      await other.context().setOffline(false);
      for (const device of [page, other]) {
        await expect(lentils(device)).toHaveAccessibleName(/188 g$/, { timeout: 30_000 });
        await expect(device.getByText('You have ticked some.')).toBeVisible({ timeout: 30_000 });
        await expect(device.getByRole('checkbox', { name: 'Coffee' })).toBeVisible();
      }
    });

    await test.step('a meal eaten on one device is eaten on the other, in the diary, and needs nothing', async () => {
      await other.getByRole('link', { name: 'Today', exact: true }).click();
      const planned = other.getByRole('region', { name: 'Planned for today' });
      await expect(planned.getByRole('listitem')).toHaveCount(3);
      await planned.getByRole('button', { name: 'Log Red lentil soup as eaten' }).first().click();
      await expect(planned.getByRole('listitem')).toHaveCount(2);
      await expect(lentils(page)).toHaveAccessibleName(/63 g$/, { timeout: 30_000 });
      await other.goto('/food-tracker');
      await expect(other.getByRole('region', { name: 'Day total' })).toContainText('57');
    });
  },
);

test(
  'on a touch screen a meal is held and dragged, and swiping scrolls',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const page = await newDevice({ hasTouch: true, viewport: { width: 360, height: 640 } });
    await signUp(page, newPerson(), { to: '/meal-plan' });
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(page.getByRole('navigation', { name: 'Weeks' })).toContainText('Next week');
    const days = page.getByRole('main').locator('section[data-day]');
    for (const [place, meal] of ['2 eggs', '1 banana'].entries()) {
      await page
        .getByRole('button', { name: /^Add a meal on/ })
        .nth(place)
        .click();
      await page.getByLabel('What will it be?').fill(meal);
      await page.getByRole('button', { name: 'Plan these words' }).click();
      await expect(days.nth(place)).toContainText(meal);
    }
    const touch = await page.context().newCDPSession(page);
    const send = async (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      at?: { x: number; y: number },
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const eggs = page.getByRole('button', { name: /^2 eggs/ });

    await test.step('a swipe over it scrolls and moves nothing', async () => {
      const { x, y } = await middleOf(eggs);
      // Both at once: a finger that rests before it moves would pick the meal up.
      await Promise.all([send('touchStart', { x, y }), send('touchMove', { x, y: y - 20 })]);
      for (const by of [60, 120, 180]) await send('touchMove', { x, y: y - by });
      await send('touchEnd');
      await expect.poll(async () => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await expect(days.first()).toContainText('2 eggs');
      // Waits until the page stops scrolling, or it would continue from the position that is set below.
      await restingPlaces(eggs, days.nth(1));
      await page.evaluate(() => {
        window.scrollTo(0, 0);
      });
    });

    await test.step('a held meal goes to the day on which it is dropped; one undo', async () => {
      const [start, end] = await restingPlaces(eggs, days.nth(1));
      await send('touchStart', start);
      await expect(page.locator('[data-dragged]')).toBeVisible();
      await send('touchMove', { x: start.x, y: start.y + 15 });
      await send('touchMove', end);
      await send('touchEnd');
      await expect(page.getByText(/^Moved to /)).toBeVisible();
      await expect(days.nth(1)).toContainText('2 eggs');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await expect(days.first()).toContainText('2 eggs');
    });

    await test.step('at the edge of the screen the page scrolls on, to the last day', async () => {
      const [start] = await restingPlaces(eggs, days.last());
      await send('touchStart', start);
      await expect(page.locator('[data-dragged]')).toBeVisible();
      await send('touchMove', { x: start.x, y: 560 });
      await send('touchMove', { x: start.x, y: 610 });
      // To the end: before that, the last day would still move.
      const left = async () =>
        page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
      await expect.poll(left).toBeLessThan(1);
      const last = await middleOf(days.last());
      expect(last.y).toBeLessThan(600);
      await send('touchMove', last);
      await send('touchEnd');
      await expect(days.last()).toContainText('2 eggs');
    });
  },
);
