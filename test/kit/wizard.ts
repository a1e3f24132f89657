import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';

import { ADA, createAccount } from './browsers';
import { LiveServer } from './live-server';

let people = 0;

/** The sign-up in three steps, as somebody goes through it in a fresh browser. */
export class Wizard {
  private constructor(readonly page: Page) {}

  static async open(browser: Browser, baseURL: string): Promise<Wizard> {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    return new Wizard(await context.newPage());
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

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

  /** An e-mail that nobody has. */
  newEmail(): string {
    people += 1;
    return `ada-${people}@example.org`;
  }

  /** Fills the first step where it stands, and sends it. */
  async firstStepHere(): Promise<void> {
    await this.field('First Name').fill('Ada');
    await this.field('Last Name').fill('Lovelace');
    await this.field('Email').fill(this.newEmail());
    await this.field('Password').fill(ADA.password);
    await this.field('Confirm Password').fill(ADA.password);
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

  async toDashboard(): Promise<void> {
    await this.toStep3();
    await this.button('Complete Setup').click();
    await this.page.waitForURL('**/dashboard');
  }
}

/** Before every test of a file a fresh browser comes to the sign-up; one server is there for all of them. */
export function beforeEachWizard(comes: (wizard: Wizard) => void | Promise<void>): void {
  let server: LiveServer;
  let wizard: Wizard;
  // A server for each file: it takes twenty sign-ups from one address in fifteen minutes.
  test.beforeAll(async () => {
    server = await LiveServer.start();
  });
  test.afterAll(async () => {
    await server.remove();
  });
  test.beforeEach(async ({ browser }) => {
    wizard = await Wizard.open(browser, server.url);
    await comes(wizard);
  });
  test.afterEach(async () => {
    await wizard.close();
  });
}
