import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

import { Authenticator } from '../kit/authenticator';
import { expect, test } from '../kit/browser-test';
import { newPerson, signIn, signUp, type Person } from '../kit/browsers';
import { runAdmin } from '../kit/admin-command';
import { HERMAN, LiveDesk, logInAtDesk } from '../kit/live-desk';

// The service worker is not needed here, and its precache takes a second of processor time per visitor.
test.use({ serviceWorkers: 'block' });

const STEP = 30_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Enter the code from your app' }),
  ).toBeVisible();
}

async function sendCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await button(page, 'Sign In').click();
}

/** Reads the QR code from the screen, as a phone's camera does. */
async function scanned(page: Page): Promise<string> {
  const wasm = path.resolve('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  const drawn = page.getByRole('img', { name: 'QR code for your authenticator app' });
  const [read] = await readBarcodes(new Uint8Array(await drawn.screenshot()), {
    formats: ['QRCode'],
  });
  return read?.text ?? '';
}

/** Sets two-step sign-in up in the open dialog or page, and returns the app and the recovery codes. */
async function setUp(page: Page, password: string) {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Continue').click();
  const key = ((await page.getByLabel('Key', { exact: true }).textContent()) ?? '').replaceAll(
    ' ',
    '',
  );
  expect(new URL(await scanned(page)).searchParams.get('secret')).toBe(key);
  const app = new Authenticator(key);
  await page.getByLabel('Code from the app').fill(app.codeAt(Date.now()));
  await button(page, 'Turn on').click();
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  return { app, codes: await listed.allTextContents() };
}

test(
  'two-step sign-in is set up, used with codes and recovery codes, and turned off',
  { tag: '@proof' },
  async ({ page, newDevice }) => {
    const ada = newPerson();
    await signUp(page, ada, { to: '/profile' });
    const tablet = await newDevice();
    const card = page.getByRole('region', { name: 'Two-step sign-in' });

    const { app, codes } = await test.step('it is set up by QR code and a first code', async () => {
      await card.getByRole('button', { name: 'Set up' }).click();
      const given = await setUp(page, ada.password);
      const saving = page.waitForEvent('download');
      await button(page, 'Download').click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe('platelog-recovery-codes.txt');
      const text = readFileSync(await saved.path(), 'utf8');
      for (const code of given.codes) expect(text).toContain(code);
      // A key or a tap outside must not close the dialog, or the codes would be lost.
      await page.keyboard.press('Escape');
      await button(page, 'I saved them').click();
      await expect(card.getByText('10 recovery codes left')).toBeVisible();
      return given;
    });

    await test.step('signing in asks for a code; wrong and used ones are rejected', async () => {
      await logIn(tablet, ada);
      await expect(tablet.getByLabel('Code', { exact: true })).toBeFocused();
      await expect(tablet.getByLabel('Code', { exact: true })).toHaveAttribute(
        'autocomplete',
        'one-time-code',
      );
      await sendCode(tablet, '12345');
      await expect(
        tablet.getByText('Please enter the six digits, or a recovery code.'),
      ).toBeVisible();
      await sendCode(tablet, '000000');
      await expect(tablet.getByText(/^This code is not right/).first()).toBeVisible();
      const next = app.codeAt(Date.now() + STEP);
      // With a space, as apps show the code.
      await sendCode(tablet, `${next.slice(0, 3)} ${next.slice(3)}`);
      await tablet.waitForURL('**/dashboard');
      const other = await newDevice();
      await logIn(other, ada);
      await sendCode(other, next);
      await expect(other.getByText(/^This code is not right/).first()).toBeVisible();
      await expect(other.getByLabel('Code', { exact: true })).toHaveValue('');
      await button(other, 'Back').click();
      await expect(other.getByLabel('Email')).toHaveValue(ada.email);
    });

    await test.step('a recovery code signs in once, also on a shared device', async () => {
      const [first = ''] = codes;
      const shared = await newDevice();
      await shared.goto('/login');
      await shared.getByLabel('This is a shared device').check();
      await shared.getByLabel('Email').fill(ada.email);
      await shared.getByLabel('Password', { exact: true }).fill(ada.password);
      await button(shared, 'Sign In').click();
      await button(shared, 'Use a recovery code').click();
      await shared.getByLabel('Recovery code', { exact: true }).fill(first.toLowerCase());
      await button(shared, 'Sign In').click();
      await shared.waitForURL('**/dashboard');
      const cookies = await shared.context().cookies();
      expect(cookies.map(({ expires }) => expires)).toEqual([-1]);
      const again = await newDevice();
      await logIn(again, ada);
      await button(again, 'Use a recovery code').click();
      await again.getByLabel('Recovery code', { exact: true }).fill(first);
      await button(again, 'Sign In').click();
      await expect(again.getByText(/^This code is not right/).first()).toBeVisible();
    });

    await test.step('new recovery codes replace the old ones', async () => {
      await page.reload();
      await expect(card.getByText('9 recovery codes left')).toBeVisible();
      await card.getByRole('button', { name: 'New recovery codes' }).click();
      await page.getByLabel('Password', { exact: true }).fill(ada.password);
      await button(page, 'Use a recovery code').click();
      await page.getByLabel('Recovery code', { exact: true }).fill(codes[1] ?? '');
      await button(page, 'Make new ones').click();
      const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
      await expect(listed).toHaveCount(10);
      expect(await listed.allTextContents()).not.toContain(codes[2]);
      codes.splice(0, codes.length, ...(await listed.allTextContents()));
      await button(page, 'I saved them').click();
    });

    await test.step('offline, the card says so', async () => {
      await page.route('**/api/auth/second-factor', async (route) => route.abort());
      await page.getByRole('tab', { name: 'Subscription' }).click();
      await page.getByRole('tab', { name: 'Account' }).click();
      await expect(card.getByText('which cannot be reached right now')).toBeVisible();
      await page.unroute('**/api/auth/second-factor');
      await card.getByRole('button', { name: 'Try again' }).click();
      await expect(card.getByText('10 recovery codes left')).toBeVisible();
    });

    await test.step('it is turned off with password and code', async () => {
      await card.getByRole('button', { name: 'Turn off' }).click();
      const dialog = page.getByRole('dialog', { name: 'Turn off two-step sign-in?' });
      await dialog.getByLabel('Password', { exact: true }).fill('wrong password');
      await dialog.getByLabel('Code', { exact: true }).fill('000000');
      await dialog.getByRole('button', { name: 'Turn off' }).click();
      await expect(dialog.getByText('This is not your current password.').first()).toBeVisible();
      await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
      await button(page, 'Use a recovery code').click();
      await dialog.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '');
      await dialog.getByRole('button', { name: 'Turn off' }).click();
      await expect(card.getByRole('button', { name: 'Set up' })).toBeVisible();
      await signIn(await newDevice(), ada);
    });
  },
);

test(
  'the host removes a lost second factor',
  { tag: '@proof' },
  async ({ page, newDevice, server }) => {
    const ada = newPerson();
    await signUp(page, ada, { to: '/profile' });
    await page
      .getByRole('region', { name: 'Two-step sign-in' })
      .getByRole('button', { name: 'Set up' })
      .click();
    await setUp(page, ada.password);
    const said = runAdmin(server.dataFolder, ['reset-second-factor', ada.email]);
    expect(said).toContain('signs in with only a password now');
    expect(await page.evaluate(async () => (await fetch('/api/auth/me')).status)).toBe(401);
    await signIn(await newDevice(), ada);
  },
);

test.describe('an administrator', () => {
  let desk: LiveDesk;
  test.beforeAll(async () => {
    // A browser treats localhost like https; the server uses this address.
    desk = await LiveDesk.start([], { PUBLIC_URL: 'https://meals.example.org' });
  });
  test.afterAll(async () => {
    await desk.remove();
  });

  test(
    'over https an administrator is asked to set it up for seven days, and then has to',
    { tag: '@proof' },
    async ({ browser }) => {
      const page = await desk.open(browser);
      await expect(
        page.getByText(/^Two-step sign-in is not set up for you\. From \w+ \d+ on/),
      ).toBeVisible();
      await desk.inDatabase(async (db) =>
        db.updateTable('admins').set({ second_factor_due: Date.now() }).execute(),
      );
      // In the middle of a session, and at the next sign-in.
      const title = page.getByRole('heading', { level: 1, name: 'Set up two-step sign-in' });
      // A request that is still running may ask for it before the next one does.
      await expect(async () => {
        if (await title.isVisible()) return;
        await page.getByRole('tab', { name: 'Messages' }).click({ timeout: 1_000 });
        await expect(title).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await button(page, 'Sign Out').click();
      await logInAtDesk(page);
      await expect(title).toBeVisible();
      const { app } = await setUp(page, HERMAN.password);
      await button(page, 'I saved them').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
      await expect(page.getByText(/^Two-step sign-in is not set up/)).toHaveCount(0);
      await button(page, 'Sign Out').click();
      await logInAtDesk(page);
      await page.getByLabel('Code', { exact: true }).fill(app.codeAt(Date.now() + STEP));
      await button(page, 'Admin Login').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
      await page.context().close();
    },
  );
});
