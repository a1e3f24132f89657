import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { log } from '../kit/bad-network';
import { ADA, Device, shellIsKept, signUp } from '../kit/browsers';
import { keptOn, unexplained } from '../kit/device-storage';
import { EarlierBuild } from '../kit/earlier-build';
import { Front, type Refusal } from '../kit/front';
import { LiveServer } from '../kit/live-server';

// The last commit before builds had their own numbers.
const EARLIER = 'd583685';

// How a server that is older than the page responds: by its schema, or by the protocol version.
const REFUSALS: Refusal[] = [
  { status: 400, code: 'invalid_input' },
  { status: 426, code: 'client_too_old' },
];

let server: LiveServer;
let front: Front;
let phone: Device;
let target: { port: number };

test.beforeEach(async () => {
  server = await LiveServer.start();
  target = server;
  front = await Front.before(() => target.port);
  phone = new Device(front.url);
});

test.afterEach(async () => {
  await phone.remove();
  await front.stop();
  await server.remove();
});

async function atServer(page: Page): Promise<(string | null)[]> {
  const answer = await page.request.get(`${front.url}/api/meals?limit=500`);
  const { meals } = (await answer.json()) as { meals: { description: string | null }[] };
  return meals.map(({ description }) => description).sort();
}

async function nothingIsRefused(page: Page): Promise<void> {
  const { outbox } = await keptOn(page);
  expect(outbox.filter(({ state }) => state === 'rejected')).toEqual([]);
  await expect(page.getByRole('link', { name: 'See why' })).toHaveCount(0);
}

/** The form of the earlier build has no consents; its browser data are older than what the test kit writes. */
async function signUpAtEarlier(page: Page): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('First Name').fill(ADA.firstName);
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email').fill(ADA.email);
  await page.getByLabel('Password', { exact: true }).fill(ADA.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(ADA.password);
  // Not by a click: after a click, that build loses the focus, which is a bug of its own.
  const button = page.getByRole('button', { name: 'Create Account' });
  await button.evaluate((element: HTMLButtonElement) => element.form?.requestSubmit());
  await page.getByRole('heading', { name: 'Your Goals' }).waitFor();
}

for (const refusal of REFUSALS) {
  test(
    `entries are kept while a server responds like an older one: ${refusal.code}`,
    { tag: '@proof' },
    async () => {
      const page = await phone.open();
      await signUp(page);
      await shellIsKept(page);
      await page.goto('/food-tracker');
      await log(page, 'an apple');
      await expect.poll(async () => atServer(page)).toEqual(['an apple']);

      front.build = 'older';
      front.refusal = refusal;
      await log(page, 'a pear', 'a plum');
      // More attempts than an entry ever needed to be set aside.
      await expect.poll(() => front.refused, { timeout: 60_000 }).toBeGreaterThan(3);
      await log(page, 'a fig');
      await nothingIsRefused(page);
      await expect(page.getByRole('article')).toHaveCount(4);

      front.build = 'newer again';
      front.refusal = null;
      const all = ['a fig', 'a pear', 'a plum', 'an apple'];
      await expect.poll(async () => atServer(page), { timeout: 60_000 }).toEqual(all);
      await expect.poll(async () => (await keptOn(page)).outbox.length).toBe(0);
      expect(unexplained(await keptOn(page))).toBe(0);
    },
  );
}

test(
  'an earlier build is upgraded, downgraded and upgraded again, while entries wait',
  { tag: '@proof' },
  async () => {
    test.setTimeout(20 * 60_000);
    front.build = null;
    const earlier = EarlierBuild.make(EARLIER);
    const swap = async (to: 'earlier' | 'newer' | 'none') => {
      await Promise.all([server.stop(), earlier.stop()]);
      if (to === 'earlier') await earlier.start(server.dataFolder);
      if (to === 'newer') await server.start();
      target = to === 'earlier' ? earlier : server;
    };
    try {
      await swap('earlier');
      const page = await phone.open();
      await signUpAtEarlier(page);
      await shellIsKept(page);
      await page.goto('/food-tracker');
      await log(page, 'an apple');
      await expect.poll(async () => atServer(page)).toEqual(['an apple']);
      await swap('none');
      await log(page, 'a pear');

      await swap('newer');
      await page.reload();
      await expect(page.getByText(/A new version is ready/)).toBeVisible();
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.getByLabel('I agree that Platelog works with my health data').check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect.poll(async () => atServer(page)).toEqual(['a pear', 'an apple']);
      await expect(page.getByText(/A new version is ready/)).toHaveCount(0);
      await swap('none');
      await log(page, 'a plum');

      await swap('earlier');
      await log(page, 'a fig');
      // Time for more attempts than an entry ever needed to be set aside.
      await page.waitForTimeout(60_000);
      await nothingIsRefused(page);
      await swap('none');
      await log(page, 'a date');

      await swap('newer');
      const all = ['a date', 'a fig', 'a pear', 'a plum', 'an apple'];
      await expect.poll(async () => atServer(page), { timeout: 60_000 }).toEqual(all);
      await expect.poll(async () => (await keptOn(page)).outbox.length).toBe(0);
      await nothingIsRefused(page);
      expect(unexplained(await keptOn(page))).toBe(0);
    } finally {
      await earlier.remove();
    }
  },
);
