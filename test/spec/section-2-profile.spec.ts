import { readFileSync } from 'node:fs';

import type { Download } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { expect, test } from '../kit/browser-test';
import { barriers } from '../kit/barriers';
import { ADA, describeMeal, shellIsKept } from '../kit/browsers';
import { holdBack } from '../kit/hold-back';
import { beforeEachWizard, type Wizard } from '../kit/wizard';

let wizard: Wizard;
beforeEachWizard(async (comes) => {
  wizard = comes;
  await wizard.toDashboard();
});

const toast = (words: string) => wizard.page.getByText(words, { exact: true });

test.describe('section 2, profile', () => {
  test("has 'Refresh Data', the link to the dashboard, its title and two tabs", async () => {
    await wizard.page.goto('/profile');
    await expect(wizard.title('Profile Settings')).toBeVisible();
    await expect(wizard.page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expect(wizard.page.getByRole('tab')).toHaveText(['Account', 'Subscription']);
    const reloaded = wizard.page.waitForEvent('load');
    await wizard.button('Refresh Data').click();
    await reloaded;
    await expect(wizard.title('Profile Settings')).toBeVisible();
    expect(await barriers(wizard.page)).toEqual([]);
  });

  test('the screen asks the server who is signed in, and again after a payment', async () => {
    let asked = 0;
    wizard.page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/me')) asked += 1;
    });
    await wizard.page.goto('/profile?payment=success');
    await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
    await expect(wizard.page).toHaveURL(/\/profile\?tab=subscription$/);
  });

  test('names are read-only; the email is changed with the password', async () => {
    await wizard.page.goto('/profile');
    await expect(wizard.page.getByText('Lovelace')).toBeVisible();
    await expect(wizard.field('First Name')).toHaveCount(0);
    await wizard.field('Email').fill('nobody');
    await wizard.button('Update Email').click();
    await expect(toast('Please enter a valid email')).toBeVisible();
    await wizard.field('Email').fill(wizard.newEmail());
    await wizard.field('Current Password').fill('wrong password');
    await wizard.button('Update Email').click();
    await expect(toast('Update failed')).toBeVisible();
    await wizard.field('Current Password').fill(ADA.password);
    const letGo = await holdBack(wizard.page, '**/api/auth/update-email');
    await wizard.button('Update Email').click();
    await expect(wizard.button('Updating...')).toBeDisabled();
    letGo();
    await expect(toast('Email updated')).toBeVisible();
    await expect(toast('Your email address has been updated successfully.')).toBeVisible();
  });

  test("Sign Out asks for confirmation, says 'Signing out...', and the landing page opens with the toast", async () => {
    await wizard.page.goto('/profile');
    await wizard.button('Sign Out').click();
    const question = wizard.page.getByRole('dialog', { name: 'Sign Out' });
    await expect(question.getByText('Are you sure you want to sign out?')).toBeVisible();
    const letGo = await holdBack(wizard.page, '**/api/auth/logout');
    await question.getByRole('button', { name: 'Sign Out' }).click();
    await expect(wizard.button('Signing out...')).toBeDisabled();
    letGo();
    await wizard.page.waitForURL('/');
    await expect(toast('Signed out')).toBeVisible();
    await expect(toast("You've been signed out successfully.")).toBeVisible();
  });

  test('the subscription tab has the plan, the images and what remains', async () => {
    await wizard.page.goto('/profile');
    await wizard.page.getByRole('tab', { name: 'Account' }).press('ArrowRight');
    const panel = wizard.page.getByRole('tabpanel', { name: 'Subscription' });
    await expect(panel.getByText('Free - Limited uploads')).toBeVisible();
    await expect(panel.getByText('Free', { exact: true })).toBeVisible();
    await expect(panel.getByText('Images Uploaded')).toBeVisible();
    await expect(panel.getByText('Remaining')).toBeVisible();
    await expect(panel.getByText('3', { exact: true })).toBeVisible();
  });
});

test.describe('with the app on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('goals are edited offline, an own target is kept, and both reach the server', async () => {
    const { page } = wizard;
    await shellIsKept(page);
    await page.goto('/profile');
    await page.context().setOffline(true);
    await wizard.field('Activity Level').selectOption('sedentary');
    await expect(page.getByText('Your daily target: 1,600 kcal')).toBeVisible();
    await wizard.field('Daily Target').selectOption('own');
    await wizard.field('Calories a Day').fill('1200');
    await expect(page.getByText(/below 1,591 kcal, the least for your body/)).toBeVisible();
    await wizard.field('Calories a Day').fill('1900');
    await wizard.button('Save').click();
    await expect(toast('Your goals and details are up to date.')).toBeVisible();
    await page.context().setOffline(false);
    await page.goto('/sync-status');
    await expect(page.getByRole('heading', { name: 'Everything is on the server' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('of 1,900 kcal')).toBeVisible();
  });
});

test(
  'everything is exported to a file and imported from it, and the import can be undone',
  { tag: '@proof' },
  async () => {
    const { page } = wizard;
    await page.goto('/food-tracker');
    await describeMeal(page, '2 eggs');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goto('/profile');
    const saved = page.waitForEvent('download');
    await wizard.button('Export my data').click();
    const file = await (await saved).path();
    const files = unzipSync(new Uint8Array(readFileSync(file)));
    expect(Object.keys(files).slice(0, 7)).toEqual([
      ...['README.txt', 'platelog.json', 'meals.csv', 'weights.csv', 'water.csv'],
      ...['notes.csv', 'measurements.csv'],
    ]);
    expect(strFromU8(files['meals.csv'] ?? new Uint8Array())).toContain('calories (kcal)');
    expect(await nameOf(saved)).toMatch(/^platelog-export-\d{4}-\d\d-\d\d\.zip$/);

    const choose = page.getByLabel('File to import');
    await choose.setInputFiles({
      name: 'export.zip',
      mimeType: 'application/zip',
      buffer: readFileSync(file),
    });
    const dialog = page.getByRole('dialog', { name: 'From Platelog' });
    await expect(dialog.getByText(/already here, not changed/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    const csv = 'Date,Meal,Calories,Sodium (mg)\n2026-11-01,Lunch,500,300\nnope,Lunch,500,\n';
    await choose.setInputFiles({ name: 'mfp.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.getByText('Line 3: “nope” is not a date')).toBeVisible();
    await expect(page.getByText('1 entry could not be read and is left out.')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Imports' })).toContainText(
      '1 entry from MyFitnessPal',
    );
    await wizard.button('Undo the import of mfp.csv').click();
    await wizard.button('Undo the import').click();
    await expect(toast('Import undone')).toBeVisible();
  },
);

async function nameOf(saved: Promise<Download>): Promise<string> {
  return (await saved).suggestedFilename();
}

test('the account is deleted after the password, with everything on the device', async () => {
  const { page } = wizard;
  await page.goto('/profile');
  await wizard.button('Delete my account').click();
  await wizard.field('Password').fill('wrong password');
  await wizard.button('Delete for good').click();
  await expect(page.getByText('This is not your current password.').first()).toBeVisible();
  await wizard.field('Password').fill(ADA.password);
  await wizard.button('Delete for good').click();
  await page.waitForURL('/');
  await expect(toast('Account deleted')).toBeVisible();
  const left = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  );
  expect(left).toEqual(['platelog-registry']);
  await page.goto('/dashboard');
  await expect(wizard.title('Please Log In')).toBeVisible();
});
