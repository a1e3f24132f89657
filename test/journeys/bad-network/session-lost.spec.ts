import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../../kit/browser-test';
import { AGREED } from '../../kit/agreed';
import { log, Scene } from '../../kit/bad-network';
import { ADA, signIn, type Person } from '../../kit/browsers';
import { keptOn, unexplained, waitingMeals } from '../../kit/device-storage';
import { KEPT_CONNECTION } from '../../kit/kept-connection';

const GRACE: Person = {
  firstName: 'Grace',
  email: 'grace@example.org',
  password: 'nanoseconds of wire',
};

let scene: Scene;

test.beforeEach(async () => {
  scene = await Scene.set();
});

test.afterEach(async () => {
  await scene.strike();
});

/** Opens a session for another user in this browser, without any page. */
async function register(page: Page, person: Person): Promise<void> {
  const answer = await page.request.post(`${scene.server.url}/api/register`, {
    ...KEPT_CONNECTION,
    data: { ...person, ...AGREED, lastName: 'Hopper', confirmPassword: person.password },
  });
  expect(answer.ok()).toBe(true);
}

test(
  'a session that ended while offline is reported, and signing in again sends what waits',
  { tag: '@proof' },
  async () => {
    const page = await scene.signedUp();
    scene.network.refuse();
    await log(page, 'an apple');
    await page.context().clearCookies();
    scene.network.clear();
    await page.reload();
    await expect(page.getByText('Sign in to sync 1 entry')).toBeVisible();
    // The user can continue to log meanwhile.
    await log(page, 'a pear');
    await expect(page.getByText('Sign in to sync 2 entries')).toBeVisible();
    expect(await waitingMeals(page)).toEqual(['a pear', 'an apple']);

    await signIn(page);
    await page.goto('/food-tracker');
    await expect(page.getByText('Synced', { exact: true })).toHaveCount(2);
    await expect(page.getByText(/Sign in to/)).toHaveCount(0);
    expect(await scene.atServer(page)).toEqual(['a pear', 'an apple']);
    expect(unexplained(await keptOn(page))).toBe(0);
  },
);

test(
  "waiting entries of one user stay theirs while another signs in, and the other's account gets none",
  { tag: '@proof' },
  async () => {
    const page = await scene.signedUp();
    scene.network.refuse();
    await log(page, 'an apple', 'a pear');
    const waiting = await waitingMeals(page);
    await page.context().clearCookies();
    scene.network.clear();

    // The first user's page is open under the other's session, before it learns of the other user.
    const others = await page.context().newPage();
    await register(others, GRACE);
    await page.reload();
    await expect(page.getByText('Sign in to sync 2 entries')).toBeVisible();
    expect(await scene.atServer(others)).toEqual([]);

    await signIn(others, GRACE);
    await others.goto('/food-tracker');
    await log(others, 'a plum');
    await expect(others.getByText('Synced', { exact: true })).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(await scene.atServer(others)).toEqual(['a plum']);
    expect((await keptOn(others)).meals).toEqual(['a plum']);
    await page.close();

    await signIn(others, ADA, { isAnother: true });
    await others.goto('/food-tracker');
    await expect(others.getByText('Synced', { exact: true })).toHaveCount(2);
    expect(await scene.atServer(others)).toEqual(['a pear', 'an apple']);
    await expect.poll(async () => (await keptOn(others)).outbox).toEqual([]);
    const kept = await keptOn(others);
    // An award may have been confirmed as well.
    expect(kept.ledger.confirmed).toBeGreaterThanOrEqual(waiting.length);
  },
);
