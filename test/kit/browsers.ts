import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

import { BROWSER_FLAGS, findHeadlessShell } from '../../scripts/find-browser';
import { ADA, haveAccount, type Person } from './browser-account';
import { cameraFlags, type Camera } from './camera';
import { KEPT_CONNECTION } from './kept-connection';
import { expectHeard, type Watch, watchActs } from './watched-acts';

export { ADA, newPerson, type Person } from './browser-account';

/** A browser on one device: its storage survives when it is closed and opened again. */
export class Device {
  private context: BrowserContext | undefined;
  private readonly watch: Watch = { faults: [] };
  private readonly profile = mkdtempSync(path.join(tmpdir(), 'platelog-device-'));

  constructor(
    private readonly baseURL: string,
    private readonly camera?: Camera,
  ) {}

  /** Opens the browser with one page. */
  async open(): Promise<Page> {
    this.context = await chromium.launchPersistentContext(this.profile, {
      baseURL: this.baseURL,
      executablePath: findHeadlessShell(),
      args: [...BROWSER_FLAGS, ...cameraFlags(this.camera)],
      viewport: { width: 1_100, height: 900 },
    });
    await watchActs(this.context, this.watch);
    return this.context.pages()[0] ?? (await this.context.newPage());
  }

  async close(): Promise<void> {
    await this.context?.close();
    this.context = undefined;
  }

  async remove(): Promise<void> {
    await this.close();
    rmSync(this.profile, { recursive: true, force: true });
    expectHeard(this.watch);
  }
}

/** Creates an account without goals, and opens a page of the app. */
export async function signUp(
  page: Page,
  person: Person = ADA,
  { to = '/dashboard' } = {},
): Promise<void> {
  await haveAccount(page, person);
  await page.goto(to);
}

/** Ticks both boxes of the first step of the sign-up. */
export async function agree(page: Page): Promise<void> {
  await page.getByLabel('I am 13 or older.').check();
  await page.getByLabel('I agree that Platelog works with my health data').check();
}

/** Completes the first step of the sign-up on the screen, and waits for the second. */
export async function createAccount(page: Page, person: Person = ADA): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await agree(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your Goals' })).toBeVisible();
}

/** @param isAnother another user is signed in here */
export async function signIn(
  page: Page,
  person: Person = ADA,
  { isAnother = false } = {},
): Promise<void> {
  await page.goto('/login');
  if (isAnother) await page.getByRole('button', { name: 'Use another account' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** Waits until the service worker has cached the shell, so that the next start needs no server. */
export async function shellIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const caches_ = await Promise.all(names.map(async (name) => caches.open(name)));
    const sizes = await Promise.all(caches_.map(async (cache) => (await cache.keys()).length));
    return navigator.serviceWorker.controller !== null && sizes.some((size) => size > 10);
  });
}

/** The field that describes a meal: on a phone it is collapsed until the user opens it. */
export async function mealWords(page: Page): Promise<Locator> {
  const words = page.getByRole('textbox', { name: 'Describe Meal' });
  const opener = page.getByRole('button', { name: 'Describe Meal' });
  await opener.waitFor();
  if (!(await words.isVisible())) await opener.click();
  return words;
}

export async function describeMeal(page: Page, text: string): Promise<void> {
  const words = await mealWords(page);
  await words.fill(text);
  await page.getByRole('button', { name: 'Analyze Description' }).click();
}

export async function takePhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take Photo' }).click();
  await page.getByRole('button', { name: 'Take the photo' }).click();
  await page.getByRole('button', { name: 'Analyze Photo' }).click();
}

/** Logs a photo from a file, as a phone's gallery or camera gives it. */
export async function uploadPhoto(page: Page, photo: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Photo' }).click();
  await (await chooser).setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Analyze Photo' }).click();
}

/** The meals that the server lists for the page's user. */
export async function mealsOnServer(
  page: Page,
): Promise<{ name: string; state: string; photoStatus: string | null }[]> {
  const answer = await page.request.get('/api/meals', KEPT_CONNECTION);
  return (
    (await answer.json()) as {
      meals: { name: string; state: string; photoStatus: string | null }[];
    }
  ).meals;
}
