import { bareTest as test, expect } from '../kit/browser-test';
import { log } from '../kit/bad-network';
import { Device, mealsOnServer, shellIsKept, signUp } from '../kit/browsers';
import { keptOn, waitingMeals } from '../kit/device-storage';
import { LiveServer } from '../kit/live-server';
import { haveFailedFor } from '../kit/sync-states';

// The longest retry delay while a page is visible, plus the request; the machine may be busy.
const AT_MOST_MS = 20_000;

test(
  'waiting entries on an open page are sent on their own, soon after the server is back',
  { tag: '@proof' },
  async () => {
    const server = await LiveServer.start();
    const phone = new Device(server.url);
    const page = await phone.open();
    await signUp(page);
    await shellIsKept(page);
    await page.goto('/food-tracker');
    await log(page, 'an apple');
    await expect(page.getByText('Synced', { exact: true })).toBeVisible();
    await expect.poll(async () => (await keptOn(page)).outbox.length).toBe(0);

    await server.stop('SIGKILL');
    await log(page, 'a pear');
    await expect.poll(async () => waitingMeals(page)).toEqual(['a pear']);
    // As after minutes without a response, when the device's own retry delays are minutes long.
    await haveFailedFor(page, 9);
    await log(page, 'a plum');
    // The browser has a network all the time, and fires no event when the server is back.
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await page.waitForTimeout(3_000);

    await server.start();
    await expect
      .poll(async () => (await keptOn(page)).outbox.length, { timeout: AT_MOST_MS + 5_000 })
      .toBe(0);
    expect((await mealsOnServer(page)).length).toBe(3);
    await phone.remove();
    await server.remove();
  },
);
