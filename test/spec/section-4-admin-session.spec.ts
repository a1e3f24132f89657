import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { shellIsKept } from '../kit/browsers';
import { keptKeys, LiveDesk } from '../kit/live-desk';
import { person } from '../kit/people';
import { KEPT_CONNECTION } from '../kit/kept-connection';

let desk: LiveDesk;
let page: Page;
test.beforeAll(async () => {
  desk = await LiveDesk.start([person('Ada', 'Lovelace')]);
});
test.afterAll(async () => {
  await desk.remove();
});
test.afterEach(async () => {
  await page.context().close();
});

const words = (text: string) => page.getByText(text, { exact: true });
const toast = (text: string) => page.getByRole('status').getByText(text, { exact: true });
const NO_KEYS = { admin_token: null, admin_authenticated: null, admin_id: null };

test.describe('section 4, admin auth', () => {
  test('without a session /admin clears the keys and leads to /admin-login, without a request', async ({
    browser,
  }) => {
    page = await desk.visit(browser);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/admin/')) asked.push(request.url());
    });
    await page.goto('/admin-login');
    await page.evaluate(() => {
      localStorage.setItem('admin_id', 'left over');
    });
    await page.goto('/admin');
    await page.waitForURL('**/admin-login');
    expect(await keptKeys(page)).toEqual(NO_KEYS);
    expect(asked).toEqual([]);
  });

  test("a rejected token: 'Admin authentication failed', the keys are cleared, /admin-login", async ({
    browser,
  }) => {
    page = await desk.visit(browser);
    await page.goto('/admin-login');
    await page.evaluate(() => {
      localStorage.setItem('admin_token', 'x'.repeat(43));
      localStorage.setItem('admin_authenticated', 'true');
      localStorage.setItem('admin_id', 'somebody');
    });
    await page.goto('/admin');
    await page.waitForURL('**/admin-login');
    await expect(toast('Admin authentication failed')).toBeVisible();
    expect(await keptKeys(page)).toEqual(NO_KEYS);
  });

  test(
    'a session that ends while the admin area is open does the same',
    { tag: '@proof' },
    async ({ browser }) => {
      page = await desk.open(browser);
      await expect(words('ada.lovelace@example.org')).toBeVisible();
      await desk.inDatabase(async (db) => db.deleteFrom('admin_sessions').execute());
      await page.getByRole('tab', { name: 'Jobs' }).click();
      await page.waitForURL('**/admin-login');
      await expect(toast('Admin authentication failed')).toBeVisible();
      expect(await keptKeys(page)).toEqual(NO_KEYS);
    },
  );

  test('Sign Out ends the session here, on the server, and in another tab', async ({ browser }) => {
    page = await desk.open(browser);
    const other = await page.context().newPage();
    await other.goto('/admin');
    await expect(other.getByRole('heading', { name: 'Users Management' })).toBeVisible();
    const { admin_token: token } = await keptKeys(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('**/admin-login');
    await other.waitForURL('**/admin-login');
    expect(await keptKeys(page)).toEqual(NO_KEYS);
    const answer = await page.request.get('/api/admin/me', {
      ...KEPT_CONNECTION,
      headers: { Authorization: `Bearer ${token ?? ''}` },
    });
    expect(answer.status()).toBe(401);
    await page.goBack();
    await expect(page.getByText('ada.lovelace@example.org')).toHaveCount(0);
  });
});

test.describe('section 6, roles', () => {
  test('every call with /admin/ in its path has the token and the cookies', async ({ browser }) => {
    page = await desk.open(browser);
    const seen = new Map<string, Record<string, string>>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) {
        void request.allHeaders().then((headers) => seen.set(pathname, headers));
      }
    });
    for (const tab of ['Audit log', 'Messages', 'Jobs', 'Services', 'Sync', 'Users']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel')).not.toContainText('Loading');
    }
    await page.reload();
    await expect(words('ada.lovelace@example.org')).toBeVisible();
    const { admin_token: token } = await keptKeys(page);
    await expect
      .poll(() => [...seen.keys()].filter((path) => path.includes('/admin/')).length)
      .toBeGreaterThanOrEqual(7);
    for (const [path, headers] of seen) {
      if (!path.includes('/admin/')) continue;
      expect(headers['authorization'], path).toBe(`Bearer ${token ?? ''}`);
      expect(headers['cookie'], path).toContain('platelog_admin=');
    }
  });
});

test.describe('online only', () => {
  test('nothing of the admin area is precached, and none of its responses is stored', async ({
    browser,
  }) => {
    page = await desk.open(browser, { serviceWorkers: 'allow' });
    await shellIsKept(page);
    await page.reload();
    await expect(words('ada.lovelace@example.org')).toBeVisible();
    const kept = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const text = await (await cache.match(request))?.text();
          if (/admin[^/]*$/.test(request.url) || text?.includes('ada.lovelace@')) {
            found.push(request.url);
          }
        }
      }
      return [...found, ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    });
    expect(kept.filter((name) => !/^(admin_token|mui-)/.test(name))).toEqual([]);
  });

  test(
    'without a server it says so, keeps the session, and continues when asked',
    { tag: '@proof' },
    async ({ browser }) => {
      page = await desk.open(browser, { serviceWorkers: 'allow' });
      await shellIsKept(page);
      const before = await keptKeys(page);
      await page.context().setOffline(true);
      await expect(page.getByText(/^No connection\. What you see/)).toBeVisible();
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
      await expect(words('ada.lovelace@example.org')).toHaveCount(0);
      expect(await keptKeys(page)).toEqual(before);
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(words('ada.lovelace@example.org')).toBeVisible();
    },
  );

  test(
    'a change without a connection shows an error and changes nothing',
    { tag: '@proof' },
    async ({ browser }) => {
      page = await desk.open(browser);
      await expect(words('ada.lovelace@example.org')).toBeVisible();
      await page.context().setOffline(true);
      await page.getByRole('button', { name: /^Status of Ada Lovelace/ }).click();
      await page.getByRole('menuitemradio', { name: 'Premium' }).click();
      await expect(words('Failed to update subscription. Please try again.')).toBeVisible();
      await expect(
        page.getByRole('button', { name: 'Status of Ada Lovelace: Free' }),
      ).toBeVisible();
    },
  );
});
