// Every screen, phone and desktop, light and dark, into screenshots/: npm run build first.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';

import { LiveServer } from '../test/kit/live-server';
import { BROWSER_FLAGS, findOrInstallBrowser } from './find-browser';

const FOLDER = path.resolve(__dirname, '../screenshots');
const SIZES = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 860 } };
const SCHEMES = ['light', 'dark'] as const;

interface Screen {
  name: string;
  path: string;
  /** What to do before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
}

const PUBLIC: Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'signup', path: '/signup' },
  { name: 'login', path: '/login' },
  { name: 'please-log-in', path: '/dashboard' },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms-of-service', path: '/terms-of-service' },
  { name: 'not-found', path: '/nothing-here' },
];

const MEMBER: Screen[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'food-tracker', path: '/food-tracker' },
  {
    name: 'live-meal',
    path: '/food-tracker',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Describe Meal' }).fill('2 eggs, toast and flurbel');
      await page.getByText('Not found: flurbel').first().waitFor();
    },
  },
  {
    name: 'evidence',
    path: '/food-tracker',
    prepare: async (page) =>
      page.getByRole('button', { name: 'Where does this come from?' }).first().click(),
  },
  {
    name: 'edit-meal',
    path: '/food-tracker',
    prepare: async (page) =>
      page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click(),
  },
  { name: 'profile', path: '/profile' },
  { name: 'sync-status', path: '/sync-status' },
];

const MEALS = [
  'grilled chicken breast with steamed broccoli and brown rice',
  '2 eggs, toast with butter and a large latte',
  'a bowl of flurbel',
];

async function shoot(
  page: Page,
  { name, path: address, prepare }: Screen,
  label: string,
): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.waitForTimeout(300);
  await page.screenshot({
    path: path.join(FOLDER, `${name}-${label}.png`),
    fullPage: !['edit-meal', 'evidence'].includes(name),
  });
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('analytical engine 1843');
  await page.getByLabel('Confirm Password', { exact: true }).fill('analytical engine 1843');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('heading', { name: 'Your Goals' }).waitFor();
}

async function logMeals(page: Page): Promise<void> {
  await page.goto('/food-tracker');
  for (const meal of MEALS) {
    await page.getByRole('textbox', { name: 'Describe Meal' }).fill(meal);
    await page.getByRole('button', { name: 'Analyze Description' }).click();
    await page.waitForFunction(() => document.querySelector('textarea')?.value === '');
  }
}

async function walk(browser: Browser, server: LiveServer): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of SCHEMES) {
      const label = `${size}-${colorScheme}`;
      const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme });
      const page = await context.newPage();
      for (const screen of PUBLIC) await shoot(page, screen, label);
      await signUp(page, `ada-${label}@example.org`);
      await logMeals(page);
      for (const screen of MEMBER) await shoot(page, screen, label);
      await context.close();
    }
  }
}

async function main(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const server = await LiveServer.start();
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: BROWSER_FLAGS,
  });
  try {
    await walk(browser, server);
  } finally {
    await browser.close();
    await server.remove();
  }
  console.log(`Pictures are in ${FOLDER}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
