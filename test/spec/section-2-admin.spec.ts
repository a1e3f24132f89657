import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import Papa from 'papaparse';

import { bareTest as test, expect } from '../kit/browser-test';
import { keptKeys, LiveDesk } from '../kit/live-desk';
import { person, type Person } from '../kit/people';
import { KEPT_CONNECTION } from '../kit/kept-connection';

const ADA = person('Ada', 'Lovelace', { images: 3 });
const MARY = person('Mary', 'Jackson', { images: 2 });
const CHARLES = person('Charles', 'Babbage', { status: 'premium', images: 12 });
const PEOPLE: Person[] = [
  ADA,
  MARY,
  CHARLES,
  person('Grace', 'Hopper', { status: 'active', images: 5 }),
  person('Joan', 'Clarke', { status: 'past_due', images: 1 }),
  person('Annie', 'Easley', { status: 'cancelled', images: 0 }),
  person('Margaret', 'Hamilton', { images: 7 }),
];

// One administrator's session, in this order.
test.describe.configure({ mode: 'serial' });

let desk: LiveDesk;
let page: Page;
test.beforeAll(async ({ browser }) => {
  desk = await LiveDesk.start(PEOPLE);
  await desk.inDatabase(async (db) =>
    db
      .updateTable('users')
      .set({ created_at: Date.UTC(2026, 10, 5, 12), stripe_customer_id: 'cus_1' })
      .where('id', '=', ADA.id)
      .execute(),
  );
  page = await desk.open(browser);
  // Only visible rows are rendered: the viewport must fit all of them.
  await page.setViewportSize({ width: 1280, height: 1600 });
});
test.afterAll(async () => {
  await page.context().close();
  await desk.remove();
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const words = (text: string) => page.getByText(text, { exact: true });
const rowOf = ({ email }: Person) => page.getByRole('row').filter({ hasText: email });
const search = () => page.getByRole('searchbox');
const stat = (label: string) => page.getByRole('region', { name: label, exact: true });

/** Deletes an account as another administrator. */
async function deleteElsewhere({ id }: Person): Promise<void> {
  const { admin_token: token } = await keptKeys(page);
  await page.request.delete(`/api/admin/users/${id}`, {
    ...KEPT_CONNECTION,
    headers: { Authorization: `Bearer ${token ?? ''}` },
  });
}

test.describe('section 2, admin dashboard', () => {
  test('has its title and the stat cards, rate and average to one decimal', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    await expect(stat('Total Users')).toContainText('7');
    await expect(stat('Premium Users')).toContainText('3');
    await expect(stat('Premium Users')).toContainText('42.9%');
    await expect(stat('Free Users')).toContainText('4');
    await expect(stat('Total Images')).toContainText('30');
    await expect(stat('Total Images')).toContainText('4.3');
  });

  test("'Users Management' has its columns, name with ID, and dates as MMM dd, yyyy", async () => {
    await expect(page.getByRole('heading', { name: 'Users Management' })).toBeVisible();
    const heads = async () =>
      (await page.getByRole('columnheader').allTextContents()).map((head) =>
        head.replace(/[↑↓]/, ''),
      );
    await expect
      .poll(heads)
      .toEqual(['User', 'Email', 'Status', 'Images Used', 'Joined', 'Actions']);
    await expect(page.getByRole('row')).toHaveCount(1 + PEOPLE.length);
    const ada = rowOf(ADA);
    await expect(ada).toContainText('Ada Lovelace');
    await expect(ada).toContainText(ADA.id);
    await expect(ada).toContainText('Nov 05, 2026');
    await expect(ada.getByRole('cell').nth(3)).toContainText('3');
  });

  test("'Limit Reached' shows for free users with 3 or more images, and for no others", async () => {
    const badged = page.getByRole('row').filter({ hasText: 'Limit Reached' });
    await expect(badged).toHaveCount(2);
    await expect(rowOf(ADA)).toContainText('Limit Reached');
    await expect(rowOf(MARY)).not.toContainText('Limit Reached');
    await expect(rowOf(CHARLES)).not.toContainText('Limit Reached');
  });

  for (const [field, term, found] of [
    ['email', 'ADA.LOVE', ['Ada']],
    ['first name', 'grACE', ['Grace']],
    ['last name', 'hamil', ['Margaret']],
    ['status', 'CANCELLED', ['Annie']],
    ['status', 'past_due', ['Joan']],
  ] as const) {
    test(`the search finds by ${field}, in any case: ${term}`, async () => {
      await search().fill(term);
      await expect(words(`Showing ${found.length} of 7 users`)).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(1 + found.length);
      for (const name of found) await expect(page.getByRole('row').nth(1)).toContainText(name);
    });
  }

  test("'No users found matching' names the term; 'Showing' follows the search", async () => {
    await search().fill('nobody "here"');
    await expect(words('No users found matching "nobody "here""')).toBeVisible();
    await expect(words('Showing 0 of 7 users')).toBeVisible();
    await search().fill('');
    await expect(page.getByText(/^Showing/)).toHaveCount(0);
    await expect(rowOf(ADA)).toBeVisible();
  });

  test('a column sorts the users, and back', async () => {
    const names = async () => page.getByRole('row').locator('.name').allTextContents();
    await button('User').click();
    await expect.poll(async () => (await names())[0]).toBe('Ada Lovelace');
    await expect(page.getByRole('columnheader', { name: 'User' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await button('User').click();
    await expect.poll(async () => (await names())[0]).toBe('Mary Jackson');
    await button('Images Used').click();
    await expect.poll(async () => (await names())[0]).toBe('Charles Babbage');
  });
});

test.describe('sections 5 and 8, email', () => {
  test("'Edit User Email' needs a value that is not empty and differs", async () => {
    await rowOf(MARY).getByRole('button', { name: 'Edit the email of Mary Jackson' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit User Email' });
    await expect(dialog.getByLabel('Email')).toHaveValue(MARY.email);
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expect(button('Update Email')).toBeDisabled();
    // The address is selected, so typing replaces it.
    await page.keyboard.type('m');
    await expect(dialog.getByLabel('Email')).toHaveValue('m');
    await dialog.getByLabel('Email').fill('  ');
    await expect(button('Update Email')).toBeDisabled();
    await dialog.getByLabel('Email').fill('mary');
    await button('Update Email').click();
    await expect(words('Please enter a valid email')).toBeVisible();
  });

  test("'Error' / 'Failed to update email. Please try again.', with the reason", async () => {
    await page.getByLabel('Email', { exact: true }).fill(CHARLES.email);
    await button('Update Email').click();
    await expect(words('Error')).toBeVisible();
    await expect(words('Failed to update email. Please try again.')).toBeVisible();
    await expect(words('An account with this email already exists')).toBeVisible();
  });

  test("'Email updated successfully' / 'User email has been changed.'", async () => {
    await page.getByLabel('Email', { exact: true }).fill('mary@engineers.example.org');
    await button('Update Email').click();
    await expect(words('Email updated successfully')).toBeVisible();
    await expect(words('User email has been changed.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rowOf({ ...MARY, email: 'mary@engineers.example.org' })).toBeVisible();
    await expect(button('Edit the email of Mary Jackson')).toBeFocused();
  });
});

test.describe('sections 4 and 8, status', () => {
  test('the selector has Free, Premium and Cancelled, and sets any of them', async () => {
    await button('Status of Ada Lovelace: Free').click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['Free', 'Premium', 'Cancelled']);
    await page.getByRole('menuitemradio', { name: 'Premium' }).click();
    await expect(words('Subscription updated')).toBeVisible();
    await expect(words('User subscription status has been changed.')).toBeVisible();
    await expect(button('Status of Ada Lovelace: Premium')).toBeVisible();
    await expect(rowOf(ADA)).not.toContainText('Limit Reached');
    await expect(stat('Premium Users')).toContainText('57.1%');
    await button('Undo').click();
    await expect(button('Status of Ada Lovelace: Free')).toBeVisible();
    await expect(stat('Premium Users')).toContainText('42.9%');
  });

  test("'Failed to update subscription. Please try again.'", async () => {
    const joan = PEOPLE[4]!;
    await deleteElsewhere(joan);
    await button('Status of Joan Clarke: Past due').click();
    await page.getByRole('menuitemradio', { name: 'Free' }).click();
    await expect(words('Error')).toBeVisible();
    await expect(words('Failed to update subscription. Please try again.')).toBeVisible();
    await expect(button('Status of Joan Clarke: Past due')).toBeVisible();
  });
});

test.describe('sections 2 and 8, deletion', () => {
  test("'Delete User Account' asks for confirmation, and says what it does", async () => {
    await button('Delete Joan Clarke').click();
    const dialog = page.getByRole('dialog', { name: 'Delete User Account' });
    await expect(dialog).toContainText(
      'This action cannot be undone and will permanently remove all user data.',
    );
    await expect(dialog).toContainText('joan.clarke@example.org');
  });

  test("'Failed to delete user. Please try again.'", async () => {
    await button('Delete').click();
    await expect(words('Error')).toBeVisible();
    await expect(words('Failed to delete user. Please try again.')).toBeVisible();
    await button('Cancel').click();
    await page.reload();
    await expect(stat('Total Users')).toContainText('6');
  });

  test("'User deleted' / 'User account has been permanently deleted.'", async () => {
    await button('Delete Charles Babbage').click();
    await button('Delete').click();
    await expect(words('User deleted')).toBeVisible();
    await expect(words('User account has been permanently deleted.')).toBeVisible();
    await expect(rowOf(CHARLES)).toHaveCount(0);
    await expect(stat('Total Users')).toContainText('5');
    // Another user's row is in its place, and its button has the focus.
    await expect(page.locator('[data-act=delete]:focus')).toHaveCount(1);
  });
});

test.describe('sections 5, 8 and 9, export', () => {
  test("'Export CSV' saves the columns in order under the dated name: 'Exported N users to CSV.'", async () => {
    const download = page.waitForEvent('download');
    await button('Export CSV').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^platelog-users-\d{4}-\d{2}-\d{2}\.csv$/);
    await expect(words('Export successful')).toBeVisible();
    await expect(words('Exported 5 users to CSV.')).toBeVisible();
    const text = readFileSync(await file.path(), 'utf8').replace(/^\uFEFF/, '');
    const [head, ...rows] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
    expect(head?.slice(0, 7)).toEqual([
      'ID',
      'Email',
      'First Name',
      'Last Name',
      'Subscription Status',
      'Images Uploaded',
      'Created At',
    ]);
    expect(head).toHaveLength(9);
    expect(rows).toHaveLength(5);
    const ada = rows.find(([id]) => id === ADA.id);
    expect(ada?.slice(1, 6)).toEqual([ADA.email, 'Ada', 'Lovelace', 'free', '3']);
    expect(ada?.[6]).toBe('2026-11-05 12:00:00');
    expect(ada?.[7]).toBe('cus_1');
  });

  test('with a search it saves the users that were found', async () => {
    await search().fill('margaret');
    await expect(words('Showing 1 of 5 users')).toBeVisible();
    await button('Export CSV').click();
    await expect(words('Exported 1 users to CSV.')).toBeVisible();
  });

  test("without users: 'No users found', 'No data to export'", async () => {
    await desk.inDatabase(async (db) =>
      db.updateTable('users').set({ deleted_at: Date.now() }).execute(),
    );
    await page.reload();
    await expect(words('No users found')).toBeVisible();
    await expect(stat('Premium Users')).toContainText('0.0%');
    await expect(stat('Total Images')).toContainText('0.0');
    await button('Export CSV').click();
    await expect(words('No data to export')).toBeVisible();
    await expect(words('Please ensure there are users to export.')).toBeVisible();
  });
});
