import type { Page } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import { firstVisit } from './visit';

let page: Page;

test.beforeAll(async ({ browser, server }) => {
  page = await firstVisit(browser, {
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await page.goto('/', { waitUntil: 'networkidle' });
});

test.afterAll(async () => {
  await page.context().close();
});

const text = async (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
const heading = async (name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
const linksTo = async (name: string, address: string) => {
  for (const link of await page.getByRole('link', { name, exact: true }).all()) {
    await expect(link).toHaveAttribute('href', address);
  }
  return page.getByRole('link', { name, exact: true }).count();
};

test('the header is sticky, with the product name linking to /', async () => {
  const header = page.getByRole('banner');
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(header).toBeInViewport();
  await expect(header.getByRole('link', { name: 'Platelog' })).toHaveAttribute('href', '/');
});

for (const [label, id] of [
  ['Features', 'features'],
  ['How It Works', 'how-it-works'],
  ['Reviews', 'testimonials'],
  ['Contact', 'contact'],
] as const) {
  test(`nav: ${label} scrolls to the section with the id ${id}`, async () => {
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await page.getByRole('navigation', { name: 'Sections' }).getByText(label).click();
    const top = async () =>
      page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await expect.poll(top).toBeLessThan(120);
  });
}

test('nav: scrolling is smooth, but not with reduced motion', async () => {
  const behaviour = async () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a Sign In button links to /login and a Start Tracking button to /signup', async () => {
  expect(await linksTo('Sign In', '/login')).toBe(1);
  expect(await linksTo('Start Tracking', '/signup')).toBe(1);
});

test("hero: the headline 'Calorie Counter'", async () => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calorie Counter');
});

test("hero and closing call: 'Start Your Journey' leads to /signup", async () => {
  expect(await linksTo('Start Your Journey', '/signup')).toBe(2);
});

test('hero: a decorative progress card, 1,240 / 1,650 calories, 75%', async () => {
  const card = page.locator('main [aria-hidden=true]', { hasText: '/ 1,650 calories' });
  await expect(card).toHaveText(/75%1,240 \/ 1,650 calories$/);
});

for (const panel of ['Food Journal', 'Macro Report', 'Daily Goals']) {
  test(`features: the sample panel ${panel}, which is marked as a sample`, async () => {
    const card = page.locator('#features > div > div > div', { hasText: panel });
    await expect(card.last()).toContainText('Sample');
    await heading(panel);
  });
}

test('features: Daily Goals with a 75% ring and water 6 / 8 glasses', async () => {
  await expect(page.locator('#features').getByText('75%', { exact: true })).toBeVisible();
  await text('6 / 8 glasses');
});

for (const card of ['AI Photo Recognition', 'Personalized Goals', 'Progress Tracking']) {
  test(`features: the card ${card}`, async () => heading(card));
}

test('features: a Smart Dish Recommendations panel', async () =>
  heading('Smart Dish Recommendations'));

test('how it works: Set Your Goals, Snap & Track, Achieve Results', async () => {
  const steps = page.locator('#how-it-works').getByRole('heading', { level: 3 });
  await expect(steps).toHaveText(['Set Your Goals', 'Snap & Track', 'Achieve Results']);
});

test('three sample testimonials with achievements', async () => {
  const reviews = page.locator('#testimonials').getByRole('figure');
  await expect(reviews).toHaveCount(3);
  await expect(reviews).toContainText([/Lost 12 pounds/, /Gained 6 pounds/, /90 days tracked/]);
  await text('Sample stories');
});

test("closing call: 'Get Started Free' leads to /signup", async () => {
  expect(await linksTo('Get Started Free', '/signup')).toBe(1);
  await expect(page.locator('#contact').getByRole('link')).toHaveCount(2);
});

test('footer: the brand, Support links and a copyright line with the year 2024', async () => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('A calm place for what you eat.')).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Support' })).toBeVisible();
  await expect(footer).toContainText('© 2024 Platelog');
  expect(await linksTo('Privacy Policy', '/privacy-policy')).toBe(1);
  expect(await linksTo('Terms of Service', '/terms-of-service')).toBe(1);
});

test("footer: a 'Get in Touch' form with its fields and a 'Send Message' button", async () => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'Get in Touch' })).toBeVisible();
  for (const label of ['Your name', 'Your email', 'Subject', 'Your message']) {
    await expect(footer.getByLabel(label)).toBeVisible();
  }
  await expect(footer.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});

// Section 9: the marketing samples, as given.
for (const figures of [
  ['500K+', 'active users'],
  ['2M+', 'meals tracked'],
  ['15M+', 'pounds lost'],
  ['4.8/5', 'app rating'],
  ['8.7', 'lbs lost'],
  ['21', 'days tracked'],
  ['95%', 'goal accuracy'],
  ['158', 'cal'],
  ['16 g', 'protein'],
  ['45 g', 'carbs'],
] as const) {
  test(`section 9: the sample ${figures.join(' ')}`, async () => {
    const [value, label] = figures;
    const pair = page.locator('dl > div', { has: page.getByText(value, { exact: true }) });
    await expect(pair).toContainText(label);
  });
}

test('section 9: both rows of large figures say that they are samples', async () => {
  await expect(page.getByText('Sample figures', { exact: true })).toHaveCount(2);
});

for (const words of [
  '5 days on track',
  '1485 of 1650 calories',
  '90%',
  '-2.3 lbs',
  'Week 3 of 4',
]) {
  test(`section 9: the sample '${words}'`, async () => text(words));
}
