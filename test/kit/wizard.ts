import type { Locator, Page } from '@playwright/test';

import { anyAddress, haveAccount } from './browser-account';
import { expect, test } from './browser-test';
import { ADA, agree, createAccount, newPerson } from './browsers';
import { profileBody } from './profiles';
import { KEPT_CONNECTION } from './kept-connection';
import { expectHeard, type Watch, watchActs } from './watched-acts';

/** The sign-up in three steps, as a user goes through it in a fresh browser. */
export class Wizard {
  constructor(readonly page: Page) {}

  title(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  async optionsOf(label: string): Promise<string[]> {
    return this.field(label).locator('option').allTextContents();
  }

  /** An email that no account has. */
  newEmail(): string {
    return newPerson().email;
  }

  /** Fills in the first step on the current page, and sends it. */
  async firstStepHere(): Promise<void> {
    await this.field('First Name').fill('Ada');
    await this.field('Last Name').fill('Lovelace');
    await this.field('Email').fill(this.newEmail());
    await this.field('Password').fill(ADA.password);
    await this.field('Confirm Password').fill(ADA.password);
    await agree(this.page);
    await this.button('Create Account').click();
  }

  async toStep2(): Promise<void> {
    await createAccount(this.page, { ...ADA, email: this.newEmail() });
  }

  async toStep3(): Promise<void> {
    await this.toStep2();
    await this.button('Continue').click();
    await expect(this.title('Personal Details')).toBeVisible();
  }

  /** Goes to where a user is after the sign-up, by the API: the steps are not shown. */
  async toDashboard(): Promise<void> {
    await haveAccount(this.page, newPerson());
    const made = await this.page.request.post('/api/profile', {
      ...KEPT_CONNECTION,
      data: profileBody(),
    });
    expect(made.ok()).toBe(true);
    await this.page.goto('/dashboard');
    await expect(this.page.getByText('of 2,010 kcal')).toBeVisible();
  }
}

/**
 * Opens the sign-up in a fresh browser before every test of a file. A test that needs the service worker says
 * `test.use({ serviceWorkers: 'allow' })`: installing it takes longer than most tests.
 */
export function beforeEachWizard(comes: (wizard: Wizard) => void | Promise<void>): void {
  test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  test.beforeEach(async ({ page }) => {
    await comes(new Wizard(page));
  });
}

/** One fresh browser for all tests of a file, which build on each other. */
export function beforeAllWizard(comes: (wizard: Wizard) => void | Promise<void>): void {
  let page: Page;
  let watch: Watch;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      extraHTTPHeaders: { 'X-Forwarded-For': anyAddress() },
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    watch = await watchActs(context);
    page = await context.newPage();
    await comes(new Wizard(page));
  });
  test.afterEach(() => {
    expectHeard(watch);
  });
  test.afterAll(async () => {
    await page.context().close();
  });
}
