import { expect, test } from '../kit/browser-test';
import { describeMeal, newPerson, signUp } from '../kit/browsers';
import { watchActs } from '../kit/watched-acts';

// The service worker is not needed here, and its precache takes a second of processor time per visitor.
test.use({ serviceWorkers: 'block' });

const ODD_PAGE = `data:text/html,<main><h1>Odd</h1><p role=status id=said></p>
<button onclick="this.remove()">Away</button>
<button onclick="this.setAttribute('aria-disabled', 'true')">Dumb</button>
<button onclick="this.setAttribute('aria-disabled', 'true'); said.textContent = 'Saved'">Said</button>
<button>Stays</button></main>`;

test('the watcher of journeys reports a lost focus and a silent act, and nothing else', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const watch = await watchActs(context);
  const page = await context.newPage();
  await page.goto(ODD_PAGE);
  const press = async (name: string) => page.getByRole('button', { name }).click();
  await press('Away');
  await expect.poll(() => watch.faults).toHaveLength(1);
  await press('Dumb');
  await expect.poll(() => watch.faults).toHaveLength(2);
  await press('Said');
  await press('Stays');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Stays');
  await context.close();
  expect(watch.faults.map((fault) => fault.replace(/^.*?: /, ''))).toEqual([
    'focus on body after "Away"',
    'silence after "Dumb"',
  ]);
});

test('deleting by keyboard keeps the focus, and Ctrl+Z brings the meal back', async ({ page }) => {
  await signUp(page, newPerson(), { to: '/food-tracker' });
  for (const words of ['two eggs', 'a banana']) {
    await describeMeal(page, words);
    await expect(page.getByRole('textbox', { name: 'Describe Meal' })).toHaveValue('');
  }
  const banana = page.getByRole('article', { name: 'Banana' });
  // The card of the last logged meal is open.
  await banana.getByRole('button', { name: 'Delete Banana' }).press('Enter');
  await expect(banana).toHaveCount(0);
  const focused = async () => page.evaluate(() => document.activeElement?.tagName ?? 'none');
  await expect.poll(focused).not.toBe('BODY');
  await expect(page.getByRole('status').filter({ hasText: 'Undo' })).toBeVisible();
  await expect.poll(async () => page.evaluate(isTopHidden)).toBe(false);
  await page.keyboard.press('F8');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Control+z');
  await expect(banana).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Banana is back' })).toBeVisible();

  // The day is announced when it changes.
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.locator('[data-spoken]')).toContainText('Yesterday, 0');
});

test('an old browser gets a notice, and no bar covers the focused element at 400 %', async ({
  newDevice,
}) => {
  const page = await newDevice({ viewport: { width: 320, height: 256 } });
  await signUp(page, newPerson(), { to: '/food-tracker' });
  // The last element to appear.
  await expect(page.getByRole('region', { name: 'Water', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Describe Meal' }).click();
  await page.getByRole('textbox', { name: 'Describe Meal' }).focus();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isHidden)).toBe('');
  }

  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await page.goto('/privacy-policy');
  await expect(page.getByRole('alert')).toContainText('This browser is too old for Platelog');
});

/** Whether a bar covers the upper edge of the focused element, or it is outside of the window. */
function isTopHidden(): boolean {
  const focus = document.activeElement;
  const { left, right, top } = focus?.getBoundingClientRect() ?? new DOMRect();
  const there = document.elementFromPoint((left + right) / 2, top + 4);
  return there === null || focus?.contains(there) !== true;
}

/** The focused element, if something covers its middle or it is outside of the window. */
function isHidden(): string {
  const focus = document.activeElement;
  if (!(focus instanceof HTMLElement)) return 'nothing';
  const { left, right, top, bottom } = focus.getBoundingClientRect();
  const middle = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
  const there = document.elementFromPoint(middle[0] ?? 0, middle[1] ?? 0);
  const isShown = there !== null && (focus.contains(there) || there.contains(focus));
  return isShown ? '' : `${focus.tagName} ${focus.textContent.slice(0, 40)}`;
}

test('a meal in which no food was found keeps its place after it is described', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page, newPerson(), { to: '/food-tracker' });
  await describeMeal(page, 'two eggs and toast');
  await expect(page.getByRole('article', { name: /Eggs/ })).toBeVisible();
  await describeMeal(page, 'flurbel');
  await expect(page.getByRole('article', { name: 'Flurbel' })).toBeVisible();
  const form = page.getByRole('textbox', { name: 'Describe it' });
  await form.fill('noodle soup with chicken, bread and an apple');
  await form.press('Enter');
  const card = page.getByRole('article', { name: /^Noodle soup/ });
  await expect(card.getByRole('button', { name: /^Noodle soup/ }).first()).toBeFocused();
  await expect(card.getByRole('button').first()).toBeInViewport({ ratio: 1 });
  await expect(card.getByText('kcal').first()).toBeInViewport();
});
