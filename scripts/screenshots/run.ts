// Every screen, phone and desktop, light and dark, into screenshots/, with a contact sheet of each:
// npm run build first. npm run screenshots [-- PART OF A NAME]
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';

import { createAccount, describeMeal } from '../../test/kit/browsers';
import { LiveServer } from '../../test/kit/live-server';
import { BROWSER_FLAGS, findOrInstallBrowser } from '../find-browser';
import { contactSheet } from './contact-sheet';
import { MEMBER, NEWCOMER, VISITOR, type Screen } from '../../test/kit/screens';

const FOLDER = path.resolve(__dirname, '../../screenshots');
const SIZES = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 860 } };
const SCHEMES = ['light', 'dark'] as const;
const WANTED = process.argv[2] ?? '';

const MEALS = [
  'grilled chicken breast with steamed broccoli and brown rice',
  '2 eggs, toast with butter and a large latte',
  'a bowl of flurbel',
];

/** Takes the pictures of one size and scheme; what is left open by one screen goes with its page. */
class Walk {
  readonly names: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly label: string,
  ) {}

  async shoot(screens: readonly Screen[]): Promise<void> {
    for (const screen of screens.filter(({ name }) => name.includes(WANTED))) {
      const { page } = this;
      await page.goto('about:blank');
      await page.goto(screen.path, { waitUntil: 'networkidle' });
      await page.locator('h1').first().waitFor();
      await screen.prepare?.(page);
      await page.waitForTimeout(300);
      const name = `${screen.name}-${this.label}`;
      const file = path.join(FOLDER, `${name}.png`);
      await page.screenshot({ path: file, fullPage: screen.windowOnly !== true });
      this.names.push(name);
    }
  }

  async signUp(): Promise<void> {
    const email = `ada-${this.label}@example.org`;
    await createAccount(this.page, { firstName: 'Ada', email, password: 'analytical engine 1843' });
  }

  async settleIn(): Promise<void> {
    await this.page.goto('/signup');
    // A sign-up goes on where a picture left it.
    const next = this.page.getByRole('button', { name: /^(Continue|Complete Setup)$/ });
    if ((await next.textContent()) === 'Continue') await next.click();
    await this.page.getByRole('button', { name: 'Complete Setup' }).click();
    await this.page.waitForURL('**/dashboard');
    await this.page.goto('/food-tracker');
    for (const [index, meal] of MEALS.entries()) {
      await describeMeal(this.page, meal);
      await this.page.getByRole('article').nth(index).waitFor();
    }
  }
}

async function walk(browser: Browser, server: LiveServer): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of SCHEMES) {
      const label = `${size}-${colorScheme}`;
      const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme });
      const tour = new Walk(await context.newPage(), label);
      await tour.shoot(VISITOR);
      await tour.signUp();
      await tour.shoot(NEWCOMER);
      await tour.settleIn();
      await tour.shoot(MEMBER);
      await contactSheet(FOLDER, { names: tour.names, file: `contact-sheet-${label}.png` });
      await context.close();
    }
  }
}

async function main(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const server = await LiveServer.start();
  const executablePath = findOrInstallBrowser();
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
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
