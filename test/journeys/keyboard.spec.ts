import type { Locator, Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { ADA, newPerson, signUp } from '../kit/browsers';
import { pressOn, tabTo, typeInto } from '../kit/keyboard';
import { LiveServer } from '../kit/live-server';

// The service worker is not needed here, and its precache takes a second of processor time per visitor.
test.use({ serviceWorkers: 'block' });

let server: LiveServer;
let page: Page;
test.beforeAll(async ({ browser }) => {
  server = await LiveServer.start();
  page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
});
test.afterAll(async () => {
  await page.close();
  await server.remove();
});

const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const link = (name: string): Locator => page.getByRole('link', { name }).first();
const field = (label: string): Locator => page.getByLabel(label, { exact: true });

/** Checks that a dialog keeps the focus, and returns it to what opened it. */
async function opensAndReturns(opener: Locator): Promise<void> {
  await pressOn(page, opener);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const inside = dialog.evaluate((element) => element.contains(document.activeElement));
    expect(await inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

// Serial, like one user's visit: each test continues where the last one ended.
test.describe.configure({ mode: 'serial' });

test('an account is created by keyboard only, from the landing page to the dashboard', async () => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await pressOn(page, page.getByRole('link', { name: 'Skip to content' }));
  await pressOn(page, link('Start Your Journey'));
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeFocused();
  await typeInto(page, field('First Name'), 'Ada');
  await typeInto(page, field('Last Name'), 'Lovelace');
  await typeInto(page, field('Email'), ADA.email);
  await typeInto(page, field('Password'), ADA.password);
  await typeInto(page, field('Confirm Password'), ADA.password);
  await pressOn(page, page.getByLabel('I am 13 or older.'), 'Space');
  await pressOn(page, page.getByLabel(/I agree that Platelog works with/), 'Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Goals' })).toBeFocused();
  await tabTo(page, field('Main Goal'));
  await page.keyboard.press('ArrowDown');
  await pressOn(page, button('Continue'));
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeFocused();
  await pressOn(page, button('Complete Setup'));
  await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeFocused();
});

test('a meal is logged, inspected and changed by keyboard only', async () => {
  await pressOn(page, link('Track Meal'));
  await expect(page).toHaveTitle('Food Tracker · Platelog');
  await expect(page.getByRole('heading', { name: 'Food Tracker' })).toBeFocused();
  await typeInto(page, page.getByRole('textbox', { name: 'Describe Meal' }), 'an apple');
  await pressOn(page, button('Analyze Description'));
  await expect(page.getByRole('article', { name: 'Apple' })).toBeVisible();
  await opensAndReturns(button('Where does this come from?'));
  await opensAndReturns(button('Edit Apple'));
});

test('the sheets of the diary work by keyboard', { tag: '@proof' }, async () => {
  for (const opener of ['Quick add', 'Copy day', 'Copy Apple'])
    await opensAndReturns(button(opener));
  await pressOn(page, button('Your foods'));
  await pressOn(page, button('New food'));
  const form = page.getByRole('dialog').last();
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Granny’s lentil pot');
  await typeInto(page, form.getByLabel('Energy (kcal)'), '120');
  await page.keyboard.press('Enter');
  await pressOn(page, button('Log Granny’s lentil pot'));
  await expect(page.getByRole('article', { name: 'Granny’s lentil pot' })).toBeVisible();
});

test('progress is selected, read and added to by keyboard', async () => {
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: 'Progress' }));
  await expect(page.getByRole('heading', { name: 'Progress' })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: '7 days' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
  await pressOn(page, button('Calories: show as a table'));
  await expect(page.getByRole('table', { name: 'Calories, day by day' })).toBeVisible();
  await typeInto(page, page.getByRole('textbox', { name: 'Weight' }), '69.5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Logged weights' }).getByText('69.5')).toBeVisible();
});

test('profile, tabs, signing out and signing in work by keyboard', { tag: '@proof' }, async () => {
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: 'Profile' }));
  await tabTo(page, page.getByRole('tab', { name: 'Account' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Subscription' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await opensAndReturns(button('Sign Out'));
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }));
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible();
  await pressOn(page, link('Sign In'));
  await typeInto(page, field('Email'), ADA.email);
  await typeInto(page, field('Password'), ADA.password);
  await pressOn(page, button('Show password'), 'Space');
  await expect(field('Password')).toHaveValue(ADA.password);
  await tabTo(page, page.getByLabel('This is a shared device'));
  await pressOn(page, button('Sign In'));
  await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeFocused();
});

test('an opened page leaves the focus to the browser while it still loads', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  await signUp(await context.newPage(), newPerson());
  for (const path of ['/nutrients', '/profile']) {
    // The test must not act on the page: even reading counts as an act, so the page records the focus itself.
    const opened = await context.newPage();
    await opened.addInitScript(() => {
      document.addEventListener('focusin', () => {
        document.documentElement.dataset['focused'] = '';
      });
    });
    await opened.goto(path, { waitUntil: 'networkidle' });
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(opened.locator('html')).not.toHaveAttribute('data-focused');
  }
  await context.close();
});
