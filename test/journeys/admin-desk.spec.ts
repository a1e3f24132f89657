import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { LiveDesk } from '../kit/live-desk';
import { person } from '../kit/people';

// The service worker is not needed here, and its precache takes a second of processor time per visitor.
test.use({ serviceWorkers: 'block' });

const MANY = 640;

let desk: LiveDesk;
test.beforeAll(async () => {
  const people = Array.from({ length: MANY }, (_, i) =>
    person(`Person${i}`, 'Surname-With-A-Great-Many-Letters', {
      images: i % 5,
      status: i % 7 === 0 ? 'past_due' : 'free',
    }),
  );
  desk = await LiveDesk.start(people);
  for (let i = 0; i < 55; i += 1) {
    const message = i === 54 ? 'Where are my meals? '.repeat(60) : 'Does it know oat milk?';
    await desk.receive(`Question ${i}`, { message, minutesAgo: 60 - i });
  }
});
test.afterAll(async () => {
  await desk.remove();
});

const status = (page: Page, name: string) =>
  page.getByRole('button', { name: `Status of ${name} Surname-With-A-Great-Many-Letters` });

test('renders only the visible rows, and can scroll to every row', async ({ browser }) => {
  const page = await desk.open(browser, { viewport: { width: 1280, height: 800 } });
  const table = page.getByRole('table', { name: 'Users Management' });
  await expect(table).toHaveAttribute('aria-rowcount', String(MANY + 1));
  await expect(status(page, `Person${MANY - 1}`)).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(40);
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await expect(status(page, 'Person0')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Email' })).toBeInViewport();
  expect(await page.getByRole('row').count()).toBeLessThan(40);
  // A new sort order starts at the first row.
  await page.getByRole('button', { name: 'Joined' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Person0');
  await expect(page.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.context().close();
});

test('the whole table works by keyboard', async ({ browser }) => {
  const page = await desk.open(browser, { viewport: { width: 1280, height: 800 } });
  await expect(status(page, 'Person639')).toBeVisible();
  const focused = page.locator(':focus');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('person63');
  await expect(page.getByText('Showing 11 of 640 users')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText(/^Showing/)).toHaveCount(0);
  // From the search field: the export, five column headers, and the first row's name and buttons.
  for (let i = 0; i < 8; i += 1) await page.keyboard.press('Tab');
  await expect(status(page, 'Person639')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(status(page, 'Person638')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName(/^Edit the email of Person638/);
  await page.keyboard.press('PageDown');
  await expect(focused).toHaveAccessibleName(/^Edit the email of Person628/);
  await page.keyboard.press('End');
  await expect(focused).toHaveAccessibleName(/^Edit the email of Person0 /);
  await expect(focused).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(focused).toHaveAccessibleName(/^Edit the email of Person639/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName(/^Edit the email of Person639/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Subscription updated')).toBeVisible();
  await expect(focused).toHaveAccessibleName(/^Status of Person639 .*: Premium$/);
  await page.getByRole('tab', { name: 'Users' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Invites' })).toBeFocused();
  await expect(page).toHaveURL(/\?tab=invites$/);
  await page.context().close();
});

test('the audit log lists the change, and can be filtered', async ({ browser }) => {
  const page = await desk.open(browser);
  await page.goto('/admin?tab=audit-log');
  await expect(page.getByText(/^Log intact: \d+ entries checked today/)).toBeVisible();
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  await page.getByLabel('Action').selectOption("Changed a person's status");
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('free → premium');
  await expect(entries).toContainText('herman');
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No entries like these')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(entries.filter({ hasText: 'Signed in' }).first()).toBeVisible();
  await page.context().close();
});

test('messages are read, opened, marked as handled, paged and deleted', async ({ browser }) => {
  const page = await desk.open(browser);
  await page.goto('/admin?tab=messages');
  const messages = page.getByRole('listitem');
  await expect(messages).toHaveCount(50);
  await messages.first().getByRole('button', { name: 'Show all' }).click();
  await expect(messages.first()).toContainText('Where are my meals? '.repeat(60).trim());
  await expect(messages.first().getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    /^mailto:writer%40example\.org\?subject=Re%3A%20Question%2054$/,
  );
  await messages.first().getByRole('button', { name: 'Mark as handled' }).click();
  await expect(messages.first()).toContainText(/Handled by herman, today/);
  await expect(messages.first().getByRole('button', { name: 'Open again' })).toBeFocused();
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect(messages).toHaveCount(55);
  await messages.first().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Message deleted')).toBeVisible();
  await expect(messages).toHaveCount(54);
  await expect(page.getByText('Question 54')).toHaveCount(0);
  await page.context().close();
});

test('a user has their own page, from the table and back', async ({ browser }) => {
  const page = await desk.open(browser);
  await page.getByRole('link', { name: /^Person638 / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Person638 /);
  await expect(page.getByRole('region', { name: 'Sync health' })).toContainText('No trouble');
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('No subscription');
  await page.getByRole('button', { name: /^Send reset link/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Their password stays until they use it.');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog).toContainText('Mail is not set up on this server');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Send reset link/ })).toBeFocused();
  await page.getByRole('button', { name: /^End all sessions/ }).click();
  await dialog.getByRole('button', { name: 'End sessions' }).click();
  await expect(page.getByText(/^0 sessions of Person638/)).toBeVisible();
  await page.getByRole('link', { name: 'All users' }).click();
  await expect(page.getByRole('table', { name: 'Users Management' })).toBeVisible();
  await page.goto('/admin?user=nobody');
  await expect(page.getByRole('heading', { name: 'No such account' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('It may have been deleted.');
  await page.context().close();
});

test('charts count by day, and show the same numbers as a table', async ({ browser }) => {
  const page = await desk.open(browser);
  await page.goto('/admin?tab=charts');
  const signUps = page.getByRole('region', { name: 'Sign-ups', exact: true });
  await expect(signUps).toContainText(`${MANY} in all`);
  await expect(signUps.locator('.recharts-surface')).toBeVisible();
  await signUps.getByRole('button', { name: 'Show as a table: Sign-ups' }).click();
  await expect(signUps.getByRole('row')).toHaveCount(31);
  await page.getByLabel('Period').selectOption('Last 365 days');
  await expect(signUps.getByRole('row')).toHaveCount(53);
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText('Nothing in this time.');
  await expect(page.getByRole('region', { name: 'Revenue' })).toContainText(
    'Payments are not set up on this server',
  );
  await page.context().close();
});

test('a failed job is retried once', { tag: '@proof' }, async ({ browser }) => {
  await desk.inDatabase(async (db) => {
    const times = { run_at: 1, due_since: 1, created_at: 1 };
    const about = { kind: 'customer', user_id: 'somebody', subject_id: 'somebody' };
    const job = { id: 'failed-job', ...about, cause: 'photo' as const, attempts: 4, ...times };
    await db
      .insertInto('jobs')
      .values({ ...job, state: 'failed' })
      .execute();
  });
  const page = await desk.open(browser);
  await page.goto('/admin?tab=jobs');
  await page.getByText('What the states mean').click();
  await expect(page.getByText(/^Every try has failed\. Fix the cause/)).toBeVisible();
  await page.getByRole('button', { name: /^Try again: Emails for Stripe/ }).dblclick();
  await expect(page.getByText('Queued again')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Try again: / })).toHaveCount(0);
  await page.goto('/admin?tab=audit-log');
  await page.getByLabel('Action').selectOption('Tried a job again');
  await expect(page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')).toHaveCount(1);
  await page.context().close();
});
