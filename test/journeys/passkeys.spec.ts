import type { CDPSession, Page, Route } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import { newPerson, signUp } from '../kit/browsers';
import { HERMAN, LiveDesk, logInAtDesk } from '../kit/live-desk';

// The service worker is not needed here, and its precache takes a second of processor time per visitor.
test.use({ serviceWorkers: 'block' });

const OPTIONS = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** A device's authenticator as a user sees it: a lock that opens with a fingerprint. */
class DeviceLock {
  private constructor(
    private readonly cdp: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  static async on(page: Page): Promise<DeviceLock> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const made = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: OPTIONS });
    return new DeviceLock(cdp, made.authenticatorId);
  }

  /** Copies the passkeys to another device, as a password manager does. */
  async copyTo(other: DeviceLock): Promise<void> {
    const { authenticatorId } = other;
    for (const credential of await this.credentials()) {
      await other.cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
    }
  }

  async credentials() {
    const { authenticatorId } = this;
    return (await this.cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  }

  /** Whether the finger is the owner's. */
  async know(isUserVerified: boolean): Promise<void> {
    const { authenticatorId } = this;
    await this.cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  }

  /** Whether a finger is on the sensor. */
  async touch(enabled: boolean): Promise<void> {
    const { authenticatorId } = this;
    await this.cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  }
}

/** Holds one challenge request, by default the first, like that of the autofill offer. */
async function holdBegin(page: Page, place = 1) {
  let held: Route | undefined;
  let calls = 0;
  let holding = () => {};
  const isHeld = new Promise<void>((resolve) => (holding = resolve));
  await page.route('**/api/auth/passkey-login/begin', async (route) => {
    calls += 1;
    if (calls !== place) return route.continue();
    held = route;
    holding();
  });
  return {
    isHeld,
    /** Resolves once the page has read the response. */
    release: async () => {
      const answered = page.waitForResponse('**/api/auth/passkey-login/begin');
      await held?.continue();
      await (await answered).finished();
      await page.evaluate(async () => {
        for (let turn = 0; turn < 100; turn += 1)
          await new Promise((resolve) => setTimeout(resolve));
      });
    },
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a passkey is added, named, used on another device, and removed', async ({
  page,
  newDevice,
}) => {
  const ada = newPerson();
  const laptop = await DeviceLock.on(page);
  const phone = await newDevice();
  const lock = await DeviceLock.on(phone);
  await lock.touch(false);
  const card = page.getByRole('region', { name: 'Passkeys' });

  await test.step('it is added with the password, and gets a name', async () => {
    await signUp(page, ada, { to: '/profile' });
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Password', { exact: true }).fill('wrong password');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('This is not your current password.').first()).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(card.getByText('Chrome on Linux')).toBeVisible();
    expect(await laptop.credentials()).toMatchObject([
      { rpId: 'localhost', isResidentCredential: true },
    ]);
    await button(page, 'Rename Chrome on Linux').click();
    await page.getByLabel('Name', { exact: true }).fill('My laptop');
    await button(page, 'Save').click();
    await expect(card.getByText('My laptop')).toBeVisible();
  });

  await test.step('a device has one passkey per account', async () => {
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('This device already has a passkey')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('on another device it signs in with one press, without a name', async () => {
    await laptop.copyTo(lock);
    await phone.goto('/login');
    await phone.context().setOffline(true);
    await button(phone, 'Sign in with a passkey').click();
    await expect(phone.getByText('There is no connection to the server').first()).toBeVisible();
    await phone.context().setOffline(false);
    await lock.touch(true);
    await lock.know(false);
    const offer = await holdBegin(phone, 2);
    await button(phone, 'Sign in with a passkey').click();
    await expect(phone.getByText('It was closed, or took too long.').first()).toBeVisible();
    // The autofill offer returns on its own, and must not find a finger: only the press may sign in.
    await offer.isHeld;
    await lock.touch(false);
    await offer.release();
    await lock.know(true);
    await lock.touch(true);
    await button(phone, 'Sign in with a passkey').click();
    await phone.waitForURL('**/dashboard');
    await page.reload();
    await expect(card.getByText(/last used today/i)).toBeVisible();
  });

  await test.step("an autofill offer that arrives late does not end the button's request", async () => {
    const late = await newDevice();
    const slow = await DeviceLock.on(late);
    await laptop.copyTo(slow);
    await slow.touch(false);
    const offer = await holdBegin(late);
    await late.goto('/login');
    await offer.isHeld;
    const asked = late.waitForResponse('**/api/auth/passkey-login/begin');
    await button(late, 'Sign in with a passkey').click();
    await asked;
    await offer.release();
    await expect(button(late, 'Waiting for your device...')).toBeDisabled();
    await expect(late.getByRole('alert')).toHaveCount(0);
  });

  await test.step('a removed passkey cannot sign in any more', async () => {
    await button(page, 'Remove My laptop').click();
    const dialog = page.getByRole('dialog', { name: 'Remove this passkey?' });
    await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(card.getByText('My laptop')).toHaveCount(0);
    const other = await newDevice();
    const stale = await DeviceLock.on(other);
    await lock.copyTo(stale);
    await other.goto('/login');
    await button(other, 'Sign in with a passkey').click();
    await expect(other.getByText('This passkey was not accepted').first()).toBeVisible();
  });
});

test(
  'on a shared device a passkey leaves nothing behind, and the email field offers it',
  { tag: '@proof' },
  async ({ page, newDevice }) => {
    const ada = newPerson();
    const laptop = await DeviceLock.on(page);
    await signUp(page, ada, { to: '/profile' });
    await button(page, 'Add a passkey').click();
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await button(page, 'Continue').click();
    await expect(button(page, 'Remove Chrome on Linux')).toBeVisible();

    const shared = await newDevice();
    const lock = await DeviceLock.on(shared);
    await lock.touch(false);
    await laptop.copyTo(lock);
    await shared.goto('/login');
    await expect(shared.getByLabel('Email')).toHaveAttribute('autocomplete', 'email webauthn');
    await shared.getByLabel('This is a shared device').check();
    await lock.touch(true);
    await button(shared, 'Sign in with a passkey').click();
    await shared.waitForURL('**/dashboard');
    const cookies = await shared.context().cookies();
    expect(cookies.map(({ expires }) => expires)).toEqual([-1]);
  },
);

test.describe('an administrator', () => {
  let desk: LiveDesk;
  test.beforeAll(async () => {
    desk = await LiveDesk.start();
  });
  test.afterAll(async () => {
    await desk.remove();
  });

  test('adds a passkey and signs in with it', { tag: '@proof' }, async ({ browser }) => {
    const page = await desk.visit(browser);
    await DeviceLock.on(page);
    await logInAtDesk(page);
    await page.getByRole('tab', { name: 'Security' }).click();
    await button(page, 'Add a passkey').click();
    await page.getByLabel('Password', { exact: true }).fill(HERMAN.password);
    await button(page, 'Continue').click();
    await expect(button(page, 'Remove Chrome on Linux')).toBeVisible();
    await button(page, 'Sign Out').click();
    await button(page, 'Sign in with a passkey').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    await page.context().close();
  });
});
