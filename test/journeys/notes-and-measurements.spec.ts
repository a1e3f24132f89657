import { haveSession } from '../kit/browser-account';
import { newPerson, shellIsKept, signUp } from '../kit/browsers';
import { expect, test } from '../kit/browser-test';

test(
  'notes and measurements are saved offline and reach another device; each can be hidden',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const page = await newDevice();
    const context = page.context();
    const person = newPerson();
    await signUp(page, person, { to: '/insights' });
    await expect(page.getByRole('heading', { name: 'Measurements' })).toBeVisible();
    await page.goto('/food-tracker');
    await expect(page.getByRole('button', { name: 'Add a note' })).toBeVisible();
    await shellIsKept(page);
    await context.setOffline(true);

    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.getByLabel('Note', { exact: true }).fill('Slept badly');
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.getByLabel('Note', { exact: true }).fill('Begun and left');
    await page.getByRole('link', { name: 'Progress' }).click();

    await page.getByText('Log a measurement').click();
    const form = page.getByRole('form', { name: 'Log a measurement' });
    await form.getByLabel('Size').fill('82.5');
    await form.getByRole('button', { name: 'Save measurement' }).click();
    await expect(page.getByText(/Waist 82\.5.cm saved/)).toBeVisible();
    await context.setOffline(false);

    const other = await newDevice();
    await haveSession(other, person);
    const notes = other.getByRole('region', { name: 'Notes of the day' });
    await expect(async () => {
      await other.goto('/food-tracker');
      await expect(notes).toContainText('Begun and left');
    }).toPass();
    await expect(notes).toContainText('Slept badly');
    await other.goto('/insights');
    await expect(other.getByRole('region', { name: 'Measurements' })).toContainText('82.5');

    await other.goto('/profile');
    for (const part of ['Notes of days', 'Measurements']) {
      await other.getByLabel(part).selectOption('Hidden');
      // The choice is shown once it is saved.
      await expect(other.getByLabel(part)).toHaveValue('hidden');
    }
    await other.getByRole('link', { name: 'Progress' }).click();
    await expect(other.getByRole('heading', { name: 'Weight' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Measurements' })).toHaveCount(0);
    await other.getByRole('link', { name: 'Diary' }).click();
    await expect(other.getByRole('region', { name: 'Water' })).toBeVisible();
    await expect(notes).toHaveCount(0);
  },
);
