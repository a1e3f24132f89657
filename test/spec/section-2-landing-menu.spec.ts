import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import { firstVisit } from './visit';

let page: Page;
let menu: Locator;

test.beforeAll(async ({ browser, server }) => {
  page = await firstVisit(browser, {
    baseURL: server.url,
    viewport: { width: 360, height: 780 },
    reducedMotion: 'reduce',
  });
  menu = page.getByRole('navigation', { name: 'Sections' });
});

test.afterAll(async () => {
  await page.context().close();
});

test.beforeEach(async () => {
  await page.goto('/', { waitUntil: 'networkidle' });
});

test('on small screens the nav is a menu that toggles', async () => {
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link')).toHaveText([
    'Features',
    'How It Works',
    'Reviews',
    'Contact',
    'Sign In',
  ]);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
});

test('it closes after a link is chosen, and scrolls to its section', async () => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Reviews' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
});

test('by keyboard only: Enter opens it, Escape closes it and restores the focus', async () => {
  const button = page.getByRole('button', { name: /menu/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('the first tab stop skips the header', async () => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Start Your Journey' }).first()).toBeFocused();
});
