import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { ADA, describeMeal, signUp } from '../kit/browsers';
import { LiveServer } from '../kit/live-server';
import { firstVisit, noteTrouble } from './visit';

let server: LiveServer;
let page: Page;

test.beforeAll(async ({ browser }) => {
  server = await LiveServer.start({
    PUBLIC_URL: 'http://meals.example.org',
    OPERATOR_NAME: 'Green "& <Table> Trading Ltd',
    OPERATOR_ADDRESS: '1 High Street, Leeds',
    HOSTING_COMPANY: 'Racks Ltd (Germany)',
    TRIAL_DAYS: '14',
  });
  page = await firstVisit(browser, { baseURL: server.url });
});

test.afterAll(async () => {
  await page.context().close();
  await server.remove();
});

const main = () => page.getByRole('main');

for (const [route, title, other] of [
  ['/privacy-policy', 'Privacy Policy', 'Terms of Service'],
  ['/terms-of-service', 'Terms of Service', 'Privacy Policy'],
] as const) {
  test(`${route} is the ${title}, effective December 8, 2024`, async () => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Effective date: December 8, 2024')).toBeVisible();
  });

  test(`${title}: operated by the company that the host has set, with its mailbox`, async () => {
    await page.goto(route);
    await expect(main()).toContainText('operated by Green "& <Table> Trading Ltd');
    const mail = main().getByRole('link', { name: 'info@meals.example.org' });
    await expect(mail.first()).toHaveAttribute('href', 'mailto:info@meals.example.org');
  });

  test(`${title}: links to ${other}`, async () => {
    await page.goto(route);
    await main().getByRole('link', { name: other }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
  });

  test(`${title}: a table of contents links to each chapter`, async () => {
    await page.goto(route);
    const entries = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const chapters = main().getByRole('heading', { level: 2, name: /^\d+\. / });
    await expect(async () => {
      expect(await entries.count()).toBe(await chapters.count());
    }).toPass({ timeout: 20_000 });
    for (const address of await entries.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )) {
      await expect(page.locator(address ?? '')).toHaveCount(1);
    }
  });

  test(`${title}: weight and fitness goals, and personalised recommendations`, async () => {
    await page.goto(route);
    await expect(main()).toContainText('weight and fitness goals');
    await expect(main()).toContainText('personalised recommendations');
  });

  test(`${title}: printed without navigation links`, async () => {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  test(`${title}: 'Back to Home' links to the top of /`, async () => {
    await page.goto(route);
    await page.mouse.wheel(0, 1_000);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calorie Counter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test('Privacy Policy: names every kind of record that is stored, and no others', async () => {
  await page.goto('/privacy-policy');
  const kept = page.locator('#what-we-keep');
  for (const words of [
    'Your profile',
    'Your meals',
    'photos',
    'Your weight entries',
    'water',
    'daily targets',
    'timer for fasting',
  ]) {
    await expect(kept).toContainText(words);
  }
  for (const words of ['favourites', 'that you have entered or scanned', 'your words for a food']) {
    await expect(kept).toContainText(words);
  }
  await expect(kept).not.toContainText(/step count|heart rate/i);
});

test('a signed-in user has only the cookies and settings that the policy names, and requests no other site', async ({
  browser,
}) => {
  const visitor = await firstVisit(browser, { baseURL: server.url });
  const trouble = await noteTrouble(visitor, server.url);
  const cookies = async () =>
    (await visitor.context().cookies()).map(({ name, httpOnly }) => ({ name, httpOnly }));
  await visitor.goto('/');
  expect(await cookies()).toEqual([]);

  await signUp(visitor, ADA, { to: '/food-tracker' });
  await describeMeal(visitor, 'an apple');
  await expect(visitor.getByRole('article')).toHaveCount(1);
  await visitor.goto('/profile');
  expect((await cookies()).sort((one, other) => one.name.localeCompare(other.name))).toEqual([
    { name: 'platelog_device', httpOnly: true },
    { name: 'platelog_session', httpOnly: true },
  ]);
  const settings = await visitor.evaluate(() => Object.keys(localStorage));
  await visitor.goto('/privacy-policy');
  for (const name of settings) await expect(visitor.locator('#on-your-device')).toContainText(name);
  expect(trouble).toEqual([]);
  await visitor.context().close();
});

test('the effective date and the date of the last change are below the title', async () => {
  await page.goto('/privacy-policy');
  await expect(main()).toContainText('Effective date: December 8, 2024');
  await expect(main()).toContainText(/Last changed: [A-Z][a-z]+ \d{1,2}, 20\d\d/);
});

test('Privacy Policy: who gets data on this server, and whom to ask about data', async () => {
  await page.goto('/privacy-policy');
  const others = page.locator('#others');
  await expect(others).toContainText('runs on: Racks Ltd (Germany).');
  await expect(others).toContainText('AI provider: none on this server.');
  await expect(page.locator('#who-we-are')).toContainText('1 High Street, Leeds');
});

test('Privacy Policy: a minimum age of 13', async () => {
  await page.goto('/privacy-policy');
  await expect(main()).toContainText('at least 13 years old');
});

for (const words of [
  '99.9%',
  '$12.99 per month',
  'renews automatically each month',
  'no refunds for partial months',
  'at least 30 days ahead',
]) {
  test(`Terms of Service: ${words}`, async () => {
    await page.goto('/terms-of-service');
    await expect(main()).toContainText(words);
  });
}

test('if nothing is sold, TRIAL_DAYS promises no trial on the landing page and in the terms', async () => {
  for (const route of ['/', '/terms-of-service']) {
    await page.goto(route);
    await expect(main()).toContainText(/\w/);
    await expect(main()).not.toContainText('free for the first');
  }
});

test('an unknown address is the page titled 404 Page Not Found', async () => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
});
