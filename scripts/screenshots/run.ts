// Takes pictures of every screen, phone and desktop, light and dark, into screenshots/, with a contact sheet of each:
// npm run build first. npm run screenshots [-- PART OF A NAME]
// Those named '...-offline' are taken while the server is stopped.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';

import { createAccount, shellIsKept } from '../../test/kit/browsers';
import { AT_THE_DESK, DESK } from '../../test/kit/desk-screens';
import { logInAtDesk, type LiveDesk } from '../../test/kit/live-desk';
import { bringWeeks, livedInDesk, logToday } from '../../test/kit/lived-in';
import { READERS } from '../../test/kit/reader-screens';
import {
  MEMBER,
  NEWCOMER,
  OFFLINE,
  PREMIUM,
  VISITOR,
  type Screen,
} from '../../test/kit/screens';
import { BROWSER_FLAGS, findOrInstallBrowser } from '../find-browser';
import { contactSheet } from './contact-sheet';

const FOLDER = path.resolve(__dirname, '../../screenshots');
const SIZES = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 860 } };
const SCHEMES = ['light', 'dark'] as const;
const WANTED = process.argv[2] ?? '';

/** Takes the pictures of one size and scheme; a new page closes what one screen leaves open. */
class Walk {
  readonly names: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly label: string,
  ) {}

  async shoot(screens: readonly Screen[]): Promise<void> {
    for (const screen of screens.filter(({ name }) => name.includes(WANTED))) {
      const name = `${screen.name}-${this.label}`;
      try {
        await this.take(screen, name);
        this.names.push(name);
      } catch (error) {
        // A failed picture does not prevent the others.
        console.error(name, error);
        process.exitCode = 1;
      }
    }
  }

  private async take(screen: Screen, name: string): Promise<void> {
    const { page } = this;
    await page.goto('about:blank');
    await page.goto(screen.path, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    await screen.prepare?.(page);
    await page.waitForTimeout(300);
    const file = path.join(FOLDER, `${name}.png`);
    await page.screenshot({ path: file, fullPage: screen.windowOnly !== true });
  }

  async shootWithoutServer({ server }: LiveDesk): Promise<void> {
    await this.page.goto('/dashboard');
    await shellIsKept(this.page);
    await server.stop();
    await this.shoot(OFFLINE);
    await server.start();
  }

  get email(): string {
    return `ada-${this.label}@example.org`;
  }

  async signUp(): Promise<void> {
    const { email } = this;
    await createAccount(this.page, { firstName: 'Ada', email, password: 'analytical engine 1843' });
  }

  async settleIn(): Promise<void> {
    await this.page.goto('/signup');
    // The sign-up continues where an earlier picture left it.
    const next = this.page.getByRole('button', { name: /^(Continue|Complete Setup)$/ });
    if ((await next.textContent()) === 'Continue') await next.click();
    await this.page.getByRole('button', { name: 'Complete Setup' }).click();
    await this.page.waitForURL('**/dashboard');
    await logToday(this.page);
    await bringWeeks(this.page);
  }

  async openDesk(): Promise<void> {
    await logInAtDesk(this.page);
    await this.page.waitForURL('**/admin');
  }
}

async function walk(browser: Browser, desk: LiveDesk): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of SCHEMES) {
      const label = `${size}-${colorScheme}`;
      const context = await browser.newContext({ baseURL: desk.server.url, viewport, colorScheme });
      const tour = new Walk(await context.newPage(), label);
      await tour.shoot(VISITOR);
      await tour.signUp();
      await tour.shoot(NEWCOMER);
      await tour.settleIn();
      await tour.shoot(MEMBER);
      await tour.shootWithoutServer(desk);
      await tour.shoot(READERS);
      await desk.pay(tour.email);
      await tour.shoot(PREMIUM);
      await tour.shoot(AT_THE_DESK);
      await tour.openDesk();
      await tour.shoot(DESK);
      await contactSheet(FOLDER, { names: tour.names, file: `contact-sheet-${label}.png` });
      await context.close();
    }
  }
}

async function main(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const desk = await livedInDesk();
  const executablePath = findOrInstallBrowser();
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    await walk(browser, desk);
  } finally {
    await browser.close();
    await desk.remove();
  }
  console.log(`Pictures are in ${FOLDER}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
