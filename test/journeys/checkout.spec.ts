import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { barriers } from '../kit/barriers';
import { newPerson, shellIsKept, signUp } from '../kit/browsers';
import { haveAccount } from '../kit/browser-account';
import { LiveServer } from '../kit/live-server';
import { CARDS, openCheckout, openPlan, Shop, subscribe } from '../kit/stripe/shop';
import { KEPT_CONNECTION } from '../kit/kept-connection';

let shop: Shop;
test.beforeAll(async () => {
  shop = await Shop.open({ STRIPE_PORTAL_CONFIGURATION: 'bpc_1' });
});
test.afterAll(async () => {
  await shop.close();
});

/** A page of a user with an account; service workers are allowed only if the test needs one. */
async function member(
  browser: Browser,
  { at = shop, ...options }: BrowserContextOptions & { at?: Shop } = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: at.server.url,
    serviceWorkers: 'block',
    ...options,
  });
  await at.serve(context);
  const page = await context.newPage();
  await haveAccount(page, newPerson());
  return page;
}

const statusOf = async (page: Page) => {
  const answer = await page.request.get('/api/auth/me', KEPT_CONNECTION);
  return ((await answer.json()) as { user: { subscriptionStatus: string } }).user
    .subscriptionStatus;
};

const form = (page: Page) => page.locator('form');

test('a user subscribes, uses Premium, cancels and comes back', async ({ browser }) => {
  const page = await member(browser);
  await openCheckout(page);
  // Awaited from the start: the address changes again half a second later.
  const paid = page.waitForURL('**/profile?payment=success');
  await subscribe(page);
  await expect(page.getByText('Welcome to Premium! You now have unlimited uploads.')).toBeVisible();
  await paid;
  // Shown again here: the toast survives the change of document.
  await expect(page.getByText('Subscription Activated')).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).not.toContain('payment');
  await expect(page.getByText('Premium Active')).toBeVisible();
  await expect(page.getByText(/Renews on \w{3} \d{2}\./)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Keep Premium' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await statusOf(page)).toBe('active');
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByText('Your subscription has been canceled successfully.')).toBeVisible();
  await expect(page.getByText(/^Unlimited uploads until \w{3} \d{2}, already paid$/)).toBeVisible();
  const cancelled = /^Cancelled, ends \w{3} \d{2}/;
  await expect(page.getByText(cancelled)).toBeVisible();
  // A reload keeps the tab, and so does the back button.
  await page.reload();
  await expect(page.getByText(cancelled)).toBeVisible();
  await page.getByRole('tab', { name: 'Account' }).click();
  await page.goBack();
  await expect(page.getByText(cancelled)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /^Upgrade Cancelled, ends/ })).toBeVisible();

  await openPlan(page);
  await page.getByRole('button', { name: 'Upgrade Now - $12.99' }).click();
  await expect(page.getByText('Premium Active')).toBeVisible();
  expect(await statusOf(page)).toBe('active');
  expect(shop.stripe.book.subscriptions.size).toBe(1);
});

test('a free week begins with a card', { tag: '@proof' }, async ({ browser }) => {
  const free = await Shop.open({ TRIAL_DAYS: '7' });
  const page = await member(browser, { at: free });
  await openCheckout(page);
  await expect(page.getByText('7 days free, then')).toBeVisible();
  expect(await statusOf(page)).toBe('free');
  await subscribe(page);
  await page.waitForURL('**/profile?payment=success');
  await openPlan(page);
  await expect(page.getByText(/Free until \w{3} \d{2}, then \$12\.99 a month\./)).toBeVisible();
  expect([...free.stripe.book.invoices.values()].map(({ amount }) => amount)).toEqual([0]);
  await free.close();
});

test(
  'a declined card, and an incomplete one, can be corrected in the form',
  { tag: '@proof' },
  async ({ browser }) => {
    const page = await member(browser);
    await openCheckout(page);
    // Only the back link leads away from paying.
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await subscribe(page, CARDS.short);
    await expect(form(page).getByText('Your card number is incomplete.')).toBeVisible();
    await expect(form(page).getByText(/Correct the card details/)).toBeVisible();
    await subscribe(page, CARDS.declined);
    await expect(page.getByText('Payment Failed')).toBeVisible();
    // In a toast, which disappears, and next to the form, where it stays with advice.
    await expect(form(page).getByText('Your card was declined.')).toBeVisible();
    await expect(form(page).getByText(/Nothing was charged\. Try another card/)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Payment Failed')).toHaveCount(0);
    await expect(form(page).getByText('Your card was declined.')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(await statusOf(page)).toBe('free');
    await subscribe(page);
    await page.waitForURL('**/profile?payment=success');
    expect(await statusOf(page)).toBe('active');
  },
);

test(
  'if the server does not learn of a payment, the user is told, and Stripe reports it later',
  { tag: '@proof' },
  async ({ browser }) => {
    const page = await member(browser);
    await page.route('**/api/payment-success', async (route) => route.abort());
    await openCheckout(page);
    await subscribe(page);
    await expect(page.getByText('Payment Processed')).toBeVisible();
    await expect(
      page.getByText(
        'Your subscription is active. Please refresh the page to see your premium status.',
      ),
    ).toBeVisible();
    await expect.poll(async () => statusOf(page)).toBe('active');
  },
);

test(
  'a bank that confirms on its own page brings the user back to their plan',
  { tag: '@proof' },
  async ({ browser }) => {
    const page = await member(browser);
    await openCheckout(page);
    await subscribe(page, CARDS.asks);
    await page.waitForURL('**/profile?payment=success');
    await expect.poll(async () => statusOf(page)).toBe('active');
  },
);

test("without Stripe's script the checkout says so", { tag: '@proof' }, async ({ browser }) => {
  const page = await member(browser);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.context().route('https://js.stripe.com/**', async (route) => route.abort());
  await openPlan(page);
  await page.getByRole('button', { name: 'Upgrade Now - $12.99' }).click();
  await expect(page.getByText(/comes from Stripe, and it could not be loaded/)).toBeVisible();
  await shop.serve(page.context());
  await page.getByRole('button', { name: 'Try again' }).click();
  await subscribe(page);
  await page.waitForURL('**/profile?payment=success');
  expect(errors).toEqual([]);
});

test(
  'only the checkout loads Stripe, also with a service worker, and leaving it unloads the script',
  { tag: '@proof' },
  async ({ browser }) => {
    const page = await member(browser, { serviceWorkers: 'allow' });
    await page.goto('/dashboard');
    await shellIsKept(page);
    const policy = async (address: string) =>
      (await page.request.get(address, KEPT_CONNECTION)).headers()['content-security-policy'] ?? '';
    expect(await policy('/checkout')).toContain('https://js.stripe.com');
    for (const address of ['/', '/profile', '/checkout/x', '/api/health', '/index.html']) {
      expect([address, await policy(address)]).toEqual([
        address,
        expect.not.stringContaining('stripe'),
      ]);
    }
    await openCheckout(page);
    const hasStripe = async () => page.evaluate(() => 'Stripe' in window);
    expect(await hasStripe()).toBe(true);
    // The link navigates inside the app: the script must not be loaded there.
    await page.getByRole('link', { name: 'Back to your profile' }).click();
    await page.getByRole('heading', { name: 'Profile Settings' }).waitFor();
    expect(await hasStripe()).toBe(false);
    await shop.server.stop();
    await page.goto('/checkout?client_secret=pi_1_secret_1');
    await expect(page.getByText(/The server cannot be reached/)).toBeVisible();
    await shop.server.start();
  },
);

test(
  'a late payment is shown, with links to update the card and to the invoices',
  { tag: '@proof' },
  async ({ browser }) => {
    const page = await member(browser);
    await openCheckout(page);
    await subscribe(page);
    await page.waitForURL('**/profile?payment=success');
    const [newest] = [...shop.stripe.book.subscriptions.keys()].slice(-1);
    shop.stripe.acts.renew(newest!, false);
    await expect.poll(async () => statusOf(page)).toBe('past_due');
    await openPlan(page);
    await expect(page.getByText('Your last payment did not go through')).toBeVisible();
    await expect(page.getByText('Premium Active')).toBeVisible();
    await page
      .context()
      .route('https://billing.stripe.com/**', async (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Stripe</h1>' }),
      );
    await page.getByRole('button', { name: 'Update your card' }).click();
    await page.waitForURL('https://billing.stripe.com/p/session/card');
    await page.goBack();
    await page.getByRole('button', { name: 'Invoices and card' }).click();
    await page.waitForURL('https://billing.stripe.com/p/session/home');
  },
);

test('without Stripe keys Premium says so first', { tag: '@proof' }, async ({ browser }) => {
  const bare = await LiveServer.start();
  const context = await browser.newContext({ baseURL: bare.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signUp(page);
  await expect(page.getByText(/tracking\. Payments are not set up on this server\./)).toBeVisible();
  await openPlan(page);
  await expect(page.getByText(/^Payments are not set up on this server\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /Upgrade Now/ })).toHaveCount(0);
  // And there is no offer that cannot be accepted.
  await expect(page.getByText(/until you cancel/)).toHaveCount(0);
  await page.goto('/checkout?client_secret=pi_1_secret_1');
  await expect(page.getByText(/^Payments are not set up on this server\./)).toBeVisible();
  await context.close();
  await bare.remove();
});

test(
  'the checkout has no accessibility violations and does not overflow, light and dark',
  { tag: '@proof' },
  async ({ browser }) => {
    const page = await member(browser, {
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 700 },
    });
    const lookAtIt = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth > innerWidth,
        );
        const found = await barriers(page);
        expect({ colorScheme, found, overflow }).toEqual({
          colorScheme,
          found: [],
          overflow: false,
        });
      }
    };
    await openPlan(page);
    await lookAtIt();
    await openCheckout(page);
    await lookAtIt();
  },
);
