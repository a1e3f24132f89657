import { bareTest as test, expect } from '../kit/browser-test';
import { LiveServer } from '../kit/live-server';
import { firstVisit, noteTrouble } from './visit';

const PAGES = [
  ['/', 'Calorie Counter'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
] as const;
const LANDING = 'Platelog: calorie counter for meals in words or by photo';
const SIGN_IN = 'Sign In · Platelog';
const ASKED_TO = 'Please Log In · Platelog';
/** Address, title, and the title before the script runs if the page is prerendered. */
const TITLES: readonly [route: string, title: string, drawn?: string][] = [
  ['/', LANDING, LANDING],
  ['/login', SIGN_IN, SIGN_IN],
  ['/signup', 'Create Account · Platelog'],
  ['/forgot-password', 'Forgot your password? · Platelog'],
  ['/reset-password#token', 'New Password · Platelog'],
  ['/privacy-policy', 'Privacy Policy · Platelog', 'Privacy Policy · Platelog'],
  ['/terms-of-service', 'Terms of Service · Platelog', 'Terms of Service · Platelog'],
  ['/dashboard', ASKED_TO],
  ['/food-tracker', ASKED_TO],
  ['/insights', ASKED_TO],
  ['/profile', ASKED_TO],
  ['/checkout', ASKED_TO],
  ['/sync-status', ASKED_TO],
  ['/admin-login', 'Admin Access · Platelog'],
  ['/admin', 'Admin Access · Platelog'],
  ['/nothing-here', '404 Page Not Found · Platelog'],
];
const SITE = 'http://meals.example.org';

let server: LiveServer;
test.beforeAll(async () => {
  server = await LiveServer.start({ PUBLIC_URL: SITE, TRIAL_DAYS: '0' });
});
test.afterAll(async () => {
  await server.remove();
});

test('landing and legal pages are readable without JavaScript, with styles', async ({
  browser,
}) => {
  const page = await firstVisit(browser, { baseURL: server.url, javaScriptEnabled: false });
  for (const [route, title] of PAGES) {
    await page.goto(route);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(title);
    expect(await heading.evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain('Figtree');
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1_500);
  }
  await page.context().close();
});

test('no trial is promised if TRIAL_DAYS is 0', async ({ browser }) => {
  const page = await firstVisit(browser, { baseURL: server.url });
  for (const [route] of PAGES) {
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.locator('body')).not.toContainText(/free for the first|trial/i);
  }
  await page.context().close();
});

test('the script hydrates a prerendered page without changes: no violation, no other origin', async ({
  browser,
}) => {
  const page = await firstVisit(browser, { baseURL: server.url });
  const trouble = await noteTrouble(page, server.url);
  for (const [route] of PAGES) {
    await page.goto(route);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await page.waitForLoadState('networkidle');
    expect(await heading.evaluate((h1) => h1.isConnected)).toBe(true);
  }
  expect(trouble).toEqual([]);
  await page.context().close();
});

test('text typed before the contact form is hydrated is kept', async ({ browser }) => {
  const page = await firstVisit(browser, { baseURL: server.url });
  const trouble = await noteTrouble(page, server.url);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('A subject is required')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace');
  await expect(page.getByText('Your name is required')).toBeHidden();
  expect(trouble).toEqual([]);
  await page.context().close();
});

test('search engines find titles, addresses, a card and correct structured data', async ({
  browser,
}) => {
  const page = await firstVisit(browser, { baseURL: server.url, javaScriptEnabled: false });
  const titles = new Set<string>();
  for (const [route] of PAGES) {
    await page.goto(route);
    titles.add(await page.title());
    const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
    expect((await content('name=description'))?.length).toBeGreaterThan(80);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(SITE + route);
    expect(await content('property="og:url"')).toBe(SITE + route);
    expect(await content('property="og:image"')).toBe(`${SITE}/social-card.png`);
    expect(await page.content()).not.toMatch(/%[A-Z]+%/);
  }
  expect(titles.size).toBe(PAGES.length);
  await page.goto('/');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'WebApplication', url: `${SITE}/` });
  // The sample rating is not a real one.
  expect(data).not.toContain('Rating');
  await page.context().close();
});

test(
  'every page that a visitor can open has its own title, before and after its script runs',
  { tag: '@proof' },
  async ({ browser }) => {
    const plain = await firstVisit(browser, { baseURL: server.url, javaScriptEnabled: false });
    const alive = await firstVisit(browser, { baseURL: server.url });
    for (const [route, title, drawn = 'Platelog'] of TITLES) {
      await plain.goto(route);
      expect(await plain.title(), `${route} without its script`).toBe(drawn);
      await alive.goto(route);
      await expect(alive, route).toHaveTitle(title);
    }
    await plain.context().close();
    await alive.context().close();
  },
);

test('robots.txt names a sitemap of existing pages', async ({ request }) => {
  const robots = await (await request.get(`${server.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses).toContain(`${SITE}/`);
  for (const address of addresses) {
    expect((await request.get(address.replace(SITE, server.url))).status()).toBe(200);
  }
  expect((await request.get(`${server.url}/social-card.png`)).headers()['content-type']).toBe(
    'image/png',
  );
});

test('files in the manifest exist, in the size that it states', async ({ request }) => {
  const manifest = (await (
    await request.get(`${server.url}/manifest.webmanifest`)
  ).json()) as Record<
    'icons' | 'screenshots' | 'shortcuts',
    { src: string; sizes: string; purpose?: string; form_factor?: string; url?: string }[]
  >;
  expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
  expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual(
    expect.arrayContaining(['narrow', 'wide']),
  );
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const picture = await (await request.get(server.url + src)).body();
    // Width and height are in a PNG's first chunk.
    expect([src, `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

// Accessibility is checked for every screen in `every-screen.spec.ts`.
test('no public page scrolls sideways on the smallest phone', async ({ browser }) => {
  const page = await firstVisit(browser, {
    baseURL: server.url,
    viewport: { width: 320, height: 800 },
  });
  for (const route of [...PAGES.map(([path]) => path), '/nothing-here']) {
    await page.goto(route, { waitUntil: 'networkidle' });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect([route, overflow]).toEqual([route, false]);
  }
  await page.context().close();
});
