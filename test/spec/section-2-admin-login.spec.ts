import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { holdBack } from '../kit/hold-back';
import { HERMAN, keptKeys, LiveDesk, logInAtDesk } from '../kit/live-desk';

let desk: LiveDesk;
let page: Page;
test.beforeAll(async () => {
  desk = await LiveDesk.start();
});
test.afterAll(async () => {
  await desk.remove();
});
test.beforeEach(async ({ browser }) => {
  page = await desk.visit(browser);
});
test.afterEach(async () => {
  await page.context().close();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const words = (text: string) => page.getByText(text, { exact: true });
const NO_KEYS = { admin_token: null, admin_authenticated: null, admin_id: null };
const LOGIN = '**/api/admin/login';

test.describe('section 2, admin login', () => {
  test("has the title 'Admin Access', both fields, the button and the note", async () => {
    await page.goto('/admin-login');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Access' })).toBeVisible();
    await expect(page.getByLabel('Admin Username')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
    await expect(button('Admin Login')).toBeVisible();
    await expect(
      words('Authorized personnel only. All access is logged and monitored.'),
    ).toBeVisible();
  });

  test("the button says 'Authenticating...' while it waits", async () => {
    const letGo = await holdBack(page, LOGIN);
    await logInAtDesk(page);
    await expect(button('Authenticating...')).toBeDisabled();
    letGo();
    await page.waitForURL('**/admin');
  });
});

test.describe('section 4, admin auth', () => {
  test('the token is stored, and after 100 ms the admin area opens with its greeting', async () => {
    await page.clock.install();
    await page.goto('/admin-login');
    await page.getByLabel('Admin Username').fill(HERMAN.username);
    await page.getByLabel('Password', { exact: true }).fill(HERMAN.password);
    await page.clock.pauseAt(Date.now() + 60_000);
    await button('Admin Login').click();
    await expect(words('Admin Login Successful')).toBeVisible();
    await expect(words('Welcome to the admin dashboard.')).toBeVisible();
    const { admin_token: token, ...others } = await keptKeys(page);
    expect(token).toMatch(/^[\w-]{40,}$/);
    expect(others).toEqual({ admin_authenticated: null, admin_id: null });
    await page.clock.runFor(99);
    await expect(page).toHaveURL(/\/admin-login$/);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/admin$/);
  });

  test('without a token the flag and the id are stored, and the cookie opens the admin area after 50 ms', async () => {
    let id = '';
    await page.route(LOGIN, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { token?: string; admin: { id: string } };
      delete answer.token;
      id = answer.admin.id;
      await route.fulfill({ response, json: answer });
    });
    const checked = page.waitForRequest('**/api/admin/me');
    await logInAtDesk(page);
    expect((await checked).headers()).not.toHaveProperty('authorization');
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(await keptKeys(page)).toEqual({
      admin_token: null,
      admin_authenticated: 'true',
      admin_id: id,
    });
  });
});

test.describe('section 5, admin login', () => {
  test("'Username is required' and 'Password is required', before anything is sent", async () => {
    let asked = 0;
    await page.route(LOGIN, async (route) => {
      asked += 1;
      await route.continue();
    });
    await page.goto('/admin-login');
    await button('Admin Login').click();
    await expect(words('Username is required')).toBeVisible();
    await expect(words('Password is required')).toBeVisible();
    expect(asked).toBe(0);
  });
});

test.describe('section 8, admin login', () => {
  test.afterEach(async () => {
    await expect(words('Login Failed')).toBeVisible();
    await expect(page).toHaveURL(/\/admin-login$/);
    expect(await keptKeys(page)).toEqual(NO_KEYS);
  });

  test("bad credentials: 'Login Failed' with 'Invalid admin credentials.'", async () => {
    await logInAtDesk(page, { ...HERMAN, password: 'wrong password' });
    await expect(words('Invalid admin credentials.')).toBeVisible();
  });

  test('a user is not an administrator', { tag: '@proof' }, async () => {
    await logInAtDesk(page, { username: 'herman@example.org', password: HERMAN.password });
    await expect(words('Invalid admin credentials.')).toBeVisible();
  });

  for (const credentials of [HERMAN, { username: 'admin', password: 'admin123' }]) {
    test(
      `a failing server gives no access, whatever was typed: ${credentials.username}`,
      { tag: '@proof' },
      async () => {
        await page.route(LOGIN, async (route) => route.fulfill({ status: 500, body: 'down' }));
        await logInAtDesk(page, credentials);
        await expect(page.getByText(/^Something went wrong on the server/)).toBeVisible();
      },
    );
  }

  test('without a connection there is no access either', { tag: '@proof' }, async () => {
    await page.route(LOGIN, async (route) => route.abort());
    await logInAtDesk(page);
    await expect(words('There is no connection to the server right now.')).toBeVisible();
  });

  test("'Login failed' if success is false without a message", { tag: '@proof' }, async () => {
    await page.route(LOGIN, async (route) => route.fulfill({ json: { success: false } }));
    await logInAtDesk(page);
    await expect(words('Login failed')).toBeVisible();
  });

  test("the server's message if success is false with one", { tag: '@proof' }, async () => {
    const json = { success: false, message: 'The desk is closed today' };
    await page.route(LOGIN, async (route) => route.fulfill({ json }));
    await logInAtDesk(page);
    await expect(words('The desk is closed today')).toBeVisible();
  });

  for (const json of [{}, { success: true }, { success: 'true', token: 'x' }]) {
    test(`'Invalid response format' for ${JSON.stringify(json)}`, { tag: '@proof' }, async () => {
      await page.route(LOGIN, async (route) => route.fulfill({ json }));
      await logInAtDesk(page);
      await expect(words('Invalid response format')).toBeVisible();
    });
  }
});

test('a code is required if a second factor is set up, and each works once', async () => {
  // The code that set it up is used; the one of the next half minute is already valid.
  const { totp, used } = await desk.setSecondFactor();
  await logInAtDesk(page);
  await expect(words('Please enter the code from your authenticator app.')).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(words('Please enter the six digits, or a recovery code.')).toBeVisible();
  const next = totp.generate({ timestamp: Date.now() + 30_000 });
  await page.getByLabel('Code').fill(used);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This code is not right/)).toBeVisible();
  await expect(page.getByLabel('Code')).toHaveValue('');
  await page.getByLabel('Code').fill(next);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin');
});
