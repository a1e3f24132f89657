import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { barriers } from '../kit/barriers';
import { haveAccount } from '../kit/browser-account';
import { newPerson, shellIsKept } from '../kit/browsers';
import { LiveDesk } from '../kit/live-desk';

let desk: LiveDesk;
test.beforeAll(async () => {
  desk = await LiveDesk.start();
});
test.afterAll(async () => {
  await desk.remove();
});

/** Throws in a script of the page, with a message in which a browser may quote a user's entries. */
async function fail(page: Page, words: string): Promise<void> {
  await page.evaluate((message) => {
    setTimeout(() => {
      throw new TypeError(message);
    });
  }, words);
}

/** How many times something failed, as this device has stored it. */
async function timesKept(page: Page): Promise<number> {
  return page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('platelog-registry');
        opening.onsuccess = () => {
          const store = opening.result.transaction('failures').objectStore('failures');
          const reading = store.getAll();
          reading.onsuccess = () => {
            opening.result.close();
            const all = reading.result as { times: number }[];
            resolve(all.reduce((sum, { times }) => sum + times, 0));
          };
        };
      }),
  );
}

test(
  'a failure can be read, is sent only by a tap, and is listed in the admin area',
  { tag: '@proof' },
  async ({ browser }) => {
    const ada = newPerson();
    const context = await browser.newContext({
      baseURL: desk.server.url,
      viewport: { width: 360, height: 800 },
    });
    const page = await context.newPage();
    const calls: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/reports')) calls.push(request.postData() ?? '');
    });
    await haveAccount(page, ada);
    await page.goto('/dashboard?secret=kept-secret');
    await shellIsKept(page);

    await test.step('it is stored on the device, and nothing is sent', async () => {
      await fail(page, `x.soup is not a function near "tomato soup" of ${ada.email}`);
      await fail(page, `x.soup is not a function near "tomato soup" of ${ada.email}`);
      await expect.poll(async () => timesKept(page)).toBe(2);
      await page.goto('/sync-status');
      const card = page.getByRole('region', { name: 'Errors on this device' });
      await expect(card.getByText('A script failed', { exact: true })).toBeVisible();
      await card.getByText('Show the report').click();
      const text = await card.locator('pre').innerText();
      expect(text).toContain('Message: TypeError: x.soup is not a function near');
      expect(text).toContain('Page: /dashboard');
      expect(text).toContain('(2 times)');
      for (const secret of ['tomato', ada.email, 'kept-secret']) expect(text).not.toContain(secret);
      expect(await barriers(page)).toEqual([]);
      expect(calls).toEqual([]);
    });

    await test.step('offline, it waits after the tap, and is sent later on its own', async () => {
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText('You are offline. It is sent when')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('Sent. Thank you.')).toBeVisible();
      expect(calls.join()).not.toContain('tomato');
      expect(calls.join()).not.toContain(ada.email);
    });

    await test.step('the admin area lists it and deletes it', async () => {
      const admin = await desk.open(browser, { viewport: { width: 1280, height: 800 } });
      await admin.getByRole('tab', { name: 'Reports' }).click();
      const group = admin.getByRole('listitem').filter({ hasText: 'x.soup is not a function' });
      await expect(group.getByText('1 report, happened 2 times')).toBeVisible();
      await group.getByText('Newest report').click();
      await expect(group.getByText('/dashboard in')).toBeVisible();
      expect(await barriers(admin)).toEqual([]);
      await group.getByRole('button', { name: 'Delete' }).click();
      await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(admin.getByText('No reports yet')).toBeVisible();
      await admin.context().close();
    });

    await test.step('it is deleted on the device', async () => {
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByText('Errors on this device')).toBeHidden();
    });
    await context.close();
  },
);
