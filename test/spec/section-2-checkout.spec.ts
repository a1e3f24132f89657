import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { signUp } from '../kit/browsers';
import { holdBack } from '../kit/hold-back';
import { CARDS, openCheckout, openPlan, Shop, subscribe } from '../kit/stripe/shop';

// One user from the first look at the price to the end of the subscription, in this order.
test.describe.configure({ mode: 'serial' });

let shop: Shop;
let page: Page;
test.beforeAll(async ({ browser }) => {
  shop = await Shop.open();
  const context = await browser.newContext({
    baseURL: shop.server.url,
    serviceWorkers: 'block',
  });
  await shop.serve(context);
  page = await context.newPage();
  await signUp(page);
});
test.afterAll(async () => {
  await page.context().close();
  await shop.close();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const pathOf = () => new URL(page.url()).pathname;

// Times are measured in the page: on a busy machine its events arrive here late, and with varying delay.

/** Records how many ms after its greeting the page begins to leave. */
async function timeGreeting(watched: Page): Promise<void> {
  await watched.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body.textContent.includes('Subscription Activated')) return;
      observer.disconnect();
      const greeted = performance.now();
      window.addEventListener('beforeunload', () => {
        sessionStorage.setItem('greeting-ms', String(performance.now() - greeted));
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const greetingOf = async (watched: Page) =>
  watched.evaluate(() => Number(sessionStorage.getItem('greeting-ms')));

/** Time in ms between the page's first and last request for the account. */
const fromFirstToLastAsk = async (watched: Page) =>
  watched.evaluate(() => {
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/auth/me'))
      .map(({ startTime }) => startTime);
    return (asked.at(-1) ?? 0) - (asked[0] ?? 0);
  });

async function refuseOnce(address: string, detail: string): Promise<void> {
  await page.route(
    address,
    async (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        json: { code: 'x', title: 'x', detail, status: 409, requestId: 'r' },
      }),
    { times: 1 },
  );
}

test.describe('section 2, dashboard', () => {
  test("the card Upgrade, 'unlimited meal tracking', leads to /checkout", async () => {
    await page.goto('/dashboard');
    const card = page.getByRole('link', { name: /Upgrade/ });
    await expect(card).toHaveAttribute('href', '/checkout');
    await expect(card).toContainText(/unlimited meal tracking/i);
  });
});

test.describe('section 2, profile: a free plan', () => {
  test("the box is 'Upgrade to Premium' with 'Upgrade Now - $12.99'", async () => {
    await openPlan(page);
    await expect(page.getByRole('heading', { name: 'Upgrade to Premium' })).toBeVisible();
    await expect(button('Upgrade Now - $12.99')).toBeEnabled();
  });

  test("an error is a toast 'Subscription error' with the message", async () => {
    await refuseOnce('**/api/create-subscription', 'The moon is in the way');
    await button('Upgrade Now - $12.99').click();
    await expect(page.getByText('Subscription error')).toBeVisible();
    await expect(page.getByText('The moon is in the way')).toBeVisible();
  });

  test("it says 'Processing...' and goes to /checkout with the secret and the id", async () => {
    const letGo = await holdBack(page, '**/api/create-subscription');
    await button('Upgrade Now - $12.99').click();
    await expect(button('Processing...')).toBeDisabled();
    letGo();
    await page.waitForURL('**/checkout?*');
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('client_secret')).toMatch(/^pi_\w+_secret_\w+$/);
    expect(searchParams.get('subscription_id')).toMatch(/^sub_/);
  });
});

test.describe('section 2, checkout', () => {
  test('without client_secret it redirects to /profile, signed out too', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shop.server.url });
    const visitor = await context.newPage();
    await visitor.goto('/checkout');
    await visitor.waitForURL('**/profile');
    await expect(visitor).toHaveTitle('Please Log In · Platelog');
    await context.close();
  });

  test('without client_secret it redirects to /profile', async () => {
    await page.goto('/checkout');
    await expect.poll(pathOf).toBe('/profile');
    // Shown after a new document load, outside of the policy for paying.
    await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  });

  test("while waiting it says 'Loading checkout...'", async () => {
    const letGo = await holdBack(page, '**/api/billing');
    await page.goto('/checkout?client_secret=pi_1_secret_1');
    await expect(page.getByText('Loading checkout...')).toBeVisible();
    letGo();
  });

  test("it shows 'Upgrade to Premium', 'Complete Your Purchase', the benefits and the price", async () => {
    await openCheckout(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Upgrade to Premium' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible();
    for (const benefit of [
      'Unlimited image uploads',
      'Advanced nutrition insights',
      'Priority AI analysis',
    ]) {
      await expect(page.getByRole('listitem').filter({ hasText: benefit })).toBeVisible();
    }
    await expect(page.getByText('$12.99per month')).toBeVisible();
  });

  test("it holds a card form, 'Subscribe - $12.99/month' and Cancel, which leads to /profile", async () => {
    await expect(page.getByLabel('Card number')).toBeVisible();
    await expect(button('Subscribe - $12.99/month')).toBeEnabled();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect.poll(pathOf).toBe('/profile');
  });
});

test.describe('sections 4 and 8, checkout', () => {
  test("an error is a toast 'Payment Failed' with the provider's message, and the flow stops", async () => {
    await openCheckout(page);
    await subscribe(page, CARDS.declined);
    const toast = page.getByRole('status').filter({ hasText: 'Payment Failed' });
    await expect(toast).toContainText('Your card was declined.');
    expect(pathOf()).toBe('/checkout');
    await expect(button('Subscribe - $12.99/month')).toBeEnabled();
  });

  test("it says 'Processing...', tells the server, greets, and after a second shows the profile", async () => {
    const letGo = await holdBack(page, 'https://api.stripe.com/**');
    const told = page.waitForRequest('**/api/payment-success');
    await subscribe(page);
    await expect(button('Processing...')).toBeDisabled();
    await timeGreeting(page);
    const leave = await holdBack(page, '**/profile?payment=success');
    letGo();
    const id = new URL(page.url()).searchParams.get('subscription_id');
    expect((await told).postDataJSON()).toEqual({ subscriptionId: id });
    await expect(page.getByText('Subscription Activated')).toBeVisible();
    await expect(
      page.getByText('Welcome to Premium! You now have unlimited uploads.'),
    ).toBeVisible();
    const arrives = page.waitForURL('**/profile?payment=success');
    leave();
    await arrives;
    expect(await greetingOf(page)).toBeGreaterThanOrEqual(950);
  });
});

test.describe('section 2, profile: Premium', () => {
  test('payment=success loads again after half a second, and is removed from the address', async () => {
    await page.goto('/profile?payment=success');
    await expect.poll(() => new URL(page.url()).search).not.toContain('payment');
    await expect
      .poll(async () => fromFirstToLastAsk(page), { message: 'from the first to the last' })
      .toBeGreaterThanOrEqual(450);
  });

  test("it shows 'Premium - Unlimited uploads' and 'Cancel Subscription', which asks for confirmation", async () => {
    await openPlan(page);
    const panel = page.getByRole('tabpanel', { name: 'Subscription' });
    await expect(panel.getByText('Premium - Unlimited uploads')).toBeVisible();
    for (const words of ['Active', 'Unlimited', 'Premium Active']) {
      await expect(panel.getByText(words, { exact: true })).toBeVisible();
    }
    await button('Cancel Subscription').click();
    await expect(
      page.getByText(
        "Are you sure you want to cancel your subscription? You'll lose access to unlimited uploads.",
      ),
    ).toBeVisible();
  });

  test("an error is a toast 'Cancellation failed' with the message", async () => {
    await refuseOnce('**/api/cancel-subscription', 'The moon is in the way');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click();
    await expect(page.getByText('Cancellation failed')).toBeVisible();
    await expect(page.getByText('The moon is in the way')).toBeVisible();
  });

  test("it says 'Canceling...', then 'Subscription canceled', and the plan is free again", async () => {
    await openPlan(page);
    await button('Cancel Subscription').click();
    const letGo = await holdBack(page, '**/api/cancel-subscription');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click();
    await expect(button('Canceling...')).toBeDisabled();
    letGo();
    await expect(page.getByText('Subscription canceled')).toBeVisible();
    await expect(page.getByText('Your subscription has been canceled successfully.')).toBeVisible();
    await expect(button('Upgrade Now - $12.99')).toBeVisible();
    await expect(
      page.getByText(/^Unlimited uploads until [A-Z][a-z]{2} \d{2}, already paid$/),
    ).toBeVisible();
  });
});
