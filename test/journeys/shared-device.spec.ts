import type { Page } from '@playwright/test';

import { ALWAYS_ONLINE, expect, test } from '../kit/browser-test';
import {
  describeMeal,
  mealsOnServer,
  newPerson,
  shellIsKept,
  signIn,
  signUp,
  type Person,
} from '../kit/browsers';

/** An account that was created on the user's own device. */
async function accountElsewhere(own: Page): Promise<Person> {
  const ada = newPerson();
  await signUp(own, ada);
  return ada;
}

async function signInWhileOpen(page: Page, ada: Person, { isAnother = false } = {}): Promise<void> {
  await page.goto('/login');
  if (isAnother) await page.getByRole('button', { name: 'Use another account' }).click();
  await page.getByLabel('This is a shared device').check();
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** Everything that this browser stores of the site, as text: databases, storages, addresses in caches. */
async function keptHere(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          resolve(opening.result);
        };
      });
      for (const store of db.objectStoreNames) {
        const asking = db.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (asking.onsuccess = resolve));
        kept.push([name, store, asking.result]);
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      kept.push((await (await caches.open(name)).keys()).map(({ url }) => url));
    }
    return JSON.stringify(kept);
  });
}

test(
  'a tab that is killed cannot end its session, but another open tab does',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const ada = await accountElsewhere(await newDevice(ALWAYS_ONLINE));
    const page = await newDevice();
    await signInWhileOpen(page, ada);
    const other = await page.context().newPage();
    await other.goto('/', { waitUntil: 'networkidle' });
    const session = async () => other.evaluate(async () => (await fetch('/api/auth/me')).status);
    expect(await session()).toBe(200);
    const browser = await page.context().newCDPSession(page);
    void browser.send('Page.crash').catch(() => undefined);
    await expect.poll(session).toBe(401);
  },
);

test(
  'on a shared device everything works, nothing is stored, and closing the tab ends the session',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const own = await newDevice();
    const ada = await accountElsewhere(own);
    const page = await newDevice();
    const context = page.context();
    const sessionOf = async (tab: Page) =>
      tab.evaluate(async () => (await fetch('/api/auth/me')).status);

    await test.step('meals are logged, and reach the server', async () => {
      await signInWhileOpen(page, ada);
      await page.getByRole('navigation').getByRole('link', { name: 'Log a meal' }).click();
      await describeMeal(page, 'an apple');
      await expect(page.getByRole('article', { name: 'Apple' })).toBeVisible();
      await expect(page.getByText('Synced', { exact: true })).toBeVisible();
      expect(await mealsOnServer(own)).toHaveLength(1);
    });

    await test.step("none of it is in the browser's storage", async () => {
      const kept = await keptHere(page);
      expect(kept).not.toMatch(/apple|@example\.org|Lovelace/i);
      const cookies = await context.cookies();
      expect(cookies.map(({ expires }) => expires)).toEqual([-1]);
    });

    await test.step('another tab has no user, and does not end the session of the first', async () => {
      const other = await context.newPage();
      await other.goto('/dashboard');
      await expect(other.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
      await other.goto('/', { waitUntil: 'networkidle' });
      expect(await sessionOf(other)).toBe(200);
      // Closed as a user does, so that unload handlers run. If anything is unsaved the page asks for confirmation, and
      // Playwright would dismiss that, which keeps the page open.
      page.on('dialog', (dialog) => void dialog.accept());
      await page.close({ runBeforeUnload: true });
      await expect.poll(async () => sessionOf(other)).toBe(401);
      await other.goto('/dashboard');
      await expect(other.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
      await other.close();
    });

    await test.step('what was logged there is on every other device', async () => {
      await own.goto('/food-tracker');
      await expect(own.getByRole('article', { name: 'Apple' })).toBeVisible();
    });
  },
);

test(
  'a shared tab that is killed leaves a session that the next page ends',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const ada = await accountElsewhere(await newDevice(ALWAYS_ONLINE));
    const page = await newDevice();
    await page.addInitScript(() => {
      navigator.sendBeacon = () => false;
    });
    await signInWhileOpen(page, ada);
    const other = await page.context().newPage();
    await page.close();
    await other.goto('/');
    await expect
      .poll(async () => other.evaluate(async () => (await fetch('/api/auth/me')).status))
      .toBe(401);
  },
);

test(
  'leaving with unsynced entries asks for confirmation, and signing out does not offer to keep them',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const ada = await accountElsewhere(await newDevice(ALWAYS_ONLINE));
    const page = await newDevice();
    await signInWhileOpen(page, ada);
    await page.getByRole('navigation').getByRole('link', { name: 'Log a meal' }).click();
    await shellIsKept(page);
    await page.context().setOffline(true);
    await describeMeal(page, 'an apple');
    await expect(page.getByText('Only in this tab so far')).toBeVisible();
    await expect(page.getByText(/1 entry is not synced and only in this tab/)).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('link', { name: /^Sync/ }).click();
    await expect(page.getByText(/only in this tab: do not close or reload it/)).toBeVisible();
    await expect(
      page.getByText(/^This is a shared device, so nothing is kept on it/),
    ).toBeVisible();
    await expect(page.getByText('on this device.')).toHaveCount(0);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Delete them' })).toBeVisible();
    await expect(page.getByRole('button', { name: /keep them/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.context().setOffline(false);
    await expect(page.getByText(/not synced and only in this tab/)).toBeHidden();
    await expect(page.getByText('What is on the server, and what waits')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
    await expect(page.getByText(/reloading or leaving the page signs you out/)).toBeVisible();
  },
);

test(
  'the user who was signed in there before finds what they left when they sign in again',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const ada = await accountElsewhere(await newDevice(ALWAYS_ONLINE));
    const page = await newDevice();
    const grace = newPerson('Grace');
    await signUp(page, grace, { to: '/food-tracker' });
    await describeMeal(page, 'a pear');
    await expect(page.getByRole('article', { name: 'Pear' })).toBeVisible();
    await signInWhileOpen(page, ada, { isAnother: true });
    await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
    await signIn(page, grace);
    await page.goto('/food-tracker');
    await expect(page.getByRole('article', { name: 'Pear' })).toBeVisible();
  },
);
