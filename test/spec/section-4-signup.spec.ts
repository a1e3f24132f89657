import type { Page } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import { shellIsKept } from '../kit/browsers';
import { beforeEachWizard, type Wizard } from '../kit/wizard';

let wizard: Wizard;
beforeEachWizard((comes) => {
  wizard = comes;
});

/** Simulates an old phone: the local database has not stored what is typed from now on when the page closes. */
async function writeTooLate(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(IDBObjectStore.prototype, 'put', function (this: IDBObjectStore) {
      return this.count();
    });
  });
}

test.describe('section 4, signup wizard', () => {
  test('step 2 appears 200 ms after the account, and the dashboard 100 ms after the profile', async () => {
    const { page } = wizard;
    await page.clock.install();
    await page.goto('/signup');
    await expect(wizard.button('Create Account')).toBeEnabled();
    await page.clock.pauseAt(Date.now() + 60_000);
    await wizard.firstStepHere();
    await expect(page.getByText('Account created!')).toBeVisible();
    await expect(page.getByText("Now let's set up your profile.")).toBeVisible();
    await page.clock.runFor(199);
    await expect(wizard.title('Create Account')).toBeVisible();
    await page.clock.runFor(1);
    await expect(wizard.title('Your Goals')).toBeVisible();
    await wizard.button('Continue').click();
    await wizard.button('Complete Setup').click();
    await expect(page.getByText('Profile created!')).toBeVisible();
    await page.clock.runFor(99);
    await expect(page).toHaveURL(/\/signup$/);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.clock.resume();
    await expect(wizard.title('Hello, Ada')).toBeVisible();
  });

  test('if a profile cannot be saved, step 3 stays open with what was entered', async () => {
    await wizard.toStep3();
    await wizard.page.getByLabel('Age').fill('44');
    await wizard.page.evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('The disk is gone', 'UnknownError');
      };
    });
    await wizard.button('Complete Setup').click();
    await expect(wizard.page.getByText('Profile creation failed')).toBeVisible();
    await expect(wizard.title('Personal Details')).toBeVisible();
    await expect(wizard.page.getByLabel('Age')).toHaveValue('44');
    await expect(wizard.button('Complete Setup')).toBeEnabled();
  });

  test("a failed registration stays on step 1, and so does 'Invalid response from server'", async () => {
    const refused = { status: 500, contentType: 'application/json', body: '{}' };
    await wizard.page.route('**/api/register', (route) => route.fulfill(refused), { times: 1 });
    await wizard.page.goto('/signup');
    await wizard.firstStepHere();
    await expect(wizard.page.getByText('Registration failed')).toBeVisible();
    await expect(wizard.title('Create Account')).toBeVisible();
    // A response without a user.
    await wizard.page.route('**/api/register', (route) => route.fulfill({ json: { user: {} } }));
    await wizard.page.goto('/signup');
    await wizard.firstStepHere();
    await expect(wizard.page.getByText('Registration failed')).toBeVisible();
    await expect(wizard.page.getByText('Invalid response from server')).toBeVisible();
    await expect(wizard.title('Create Account')).toBeVisible();
  });

  test('each step opens at its top, focus on its title; Back creates no second account', async () => {
    await wizard.page.setViewportSize({ width: 360, height: 480 });
    const top = async () => wizard.page.evaluate(() => window.scrollY);
    await wizard.toStep2();
    await expect(wizard.title('Your Goals')).toBeFocused();
    expect(await top()).toBe(0);
    await expect(wizard.page.getByText(/^What is filled in is an example/)).toBeVisible();
    await wizard.field('Unit of current weight').selectOption('lbs');
    await wizard.button('Continue').click();
    await expect(wizard.title('Personal Details')).toBeFocused();
    expect(await top()).toBe(0);
    await expect(wizard.field('Unit of height')).toHaveValue('ft_in');
    await expect(wizard.field('Height, feet')).toHaveValue('5');
    await wizard.button('Back').click();
    await expect(wizard.title('Your Goals')).toBeVisible();
    await wizard.button('Back').click();
    await expect(wizard.title('Create Account')).toBeVisible();
    await expect(wizard.page.getByText(/^Your account is ready, Ada Lovelace/)).toBeVisible();
    await expect(wizard.button('Back')).toHaveCount(0);
    await wizard.button('Continue').click();
    await expect(wizard.title('Your Goals')).toBeVisible();
  });

  test('a reloaded page continues at the same step, with what was typed', async () => {
    await wizard.toStep2();
    await wizard.field('Current Weight').fill('81.5');
    await writeTooLate(wizard.page);
    await wizard.button('Continue').click();
    await wizard.page.getByLabel('Age').fill('44');
    await wizard.page.reload();
    await expect(wizard.title('Personal Details')).toBeVisible();
    await expect(wizard.page.getByLabel('Age')).toHaveValue('44');
    await wizard.button('Back').click();
    await expect(wizard.field('Current Weight')).toHaveValue('81.5');
  });

  test.describe('with the app on the device', () => {
    test.use({ serviceWorkers: 'allow' });

    test('the profile is completed offline, and reaches the server later', async () => {
      await wizard.toStep2();
      await shellIsKept(wizard.page);
      await wizard.page.context().setOffline(true);
      await wizard.button('Continue').click();
      await wizard.button('Complete Setup').click();
      await wizard.page.waitForURL('**/dashboard');
      await expect(wizard.page.getByText('Profile created!')).toBeVisible();
      await wizard.page.context().setOffline(false);
      await wizard.page.goto('/sync-status');
      await expect(
        wizard.page.getByRole('heading', { name: 'Everything is on the server' }),
      ).toBeVisible();
    });
  });
});
