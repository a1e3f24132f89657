import type { Browser, Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { barriers } from '../kit/barriers';
import { haveAccount } from '../kit/browser-account';
import { newPerson } from '../kit/browsers';
import { KEPT_CONNECTION } from '../kit/kept-connection';
import { LiveDesk } from '../kit/live-desk';
import { Shop } from '../kit/stripe/shop';

let shop: Shop;
let desk: LiveDesk;
test.beforeAll(async () => {
  shop = await Shop.open();
  desk = await LiveDesk.start([], shop.server);
});
test.afterAll(async () => {
  await shop.close();
});

/** A paying user, and the id of their subscription. */
async function subscriber(browser: Browser) {
  const person = newPerson('Paying');
  const context = await browser.newContext({
    baseURL: shop.server.url,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await haveAccount(page, person);
  const post = async (path: string, data: object) =>
    (await page.request.post(path, { ...KEPT_CONNECTION, data })).json() as Promise<unknown>;
  const { clientSecret, subscriptionId } = (await post('/api/create-subscription', {})) as Record<
    'clientSecret' | 'subscriptionId',
    string
  >;
  const intent = shop.stripe.book.intentBySecret(clientSecret);
  if (!intent) throw new Error('Nobody has asked for this payment.');
  shop.stripe.acts.confirm(intent, '4242424242424242');
  await post('/api/payment-success', { subscriptionId });
  await context.close();
  return { email: person.email, subscriptionId };
}

const atStripe = (id: string) => shop.stripe.book.subscriptions.get(id)!;

async function choose(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: /^Status of / }).click();
  await page.getByRole('menuitemradio', { name: status }).click();
}

test(
  'setting a paying user to Free asks what to do with their subscription',
  { tag: '@proof' },
  async ({ browser }) => {
    const { email, subscriptionId } = await subscriber(browser);
    const page = await desk.open(browser, { viewport: { width: 1280, height: 800 } });
    await page.getByRole('searchbox').fill(email);
    await expect(page.getByText('Showing 1 of')).toBeVisible();
    const question = page.getByRole('dialog', { name: 'Set to Free' });
    const confirm = question.getByRole('button', { name: 'Set to Free' });

    await test.step('the dialog says what each answer does, and none is preselected', async () => {
      await choose(page, 'Free');
      await expect(question).toBeVisible();
      await expect(confirm).toBeDisabled();
      await expect(question.getByText(/ends the subscription on \w{3} \d{2}, \d{4}/)).toBeVisible();
      await expect(question.getByText('Nothing more is charged, and nothing is')).toBeVisible();
      await expect(question.getByText('The next payment gives Premium again.')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(page.getByRole('button', { name: /^Status of .*: Active$/ })).toBeFocused();
    });

    await test.step('if it is kept, it continues to charge, and the page says so', async () => {
      await choose(page, 'Free');
      await question.getByRole('radio', { name: 'Leave it' }).check();
      await confirm.click();
      await expect(page.getByText('User subscription status has been changed.')).toBeVisible();
      await expect(page.getByText('Stripe still charges')).toBeVisible();
      expect(atStripe(subscriptionId)).toMatchObject({ status: 'active', cancelAt: null });
    });

    await test.step('the dialog asks again next time; the subscription can end with its period', async () => {
      await choose(page, 'Free');
      await question.getByRole('radio', { name: 'Cancel at the end of the paid period' }).check();
      await confirm.click();
      await expect(question).toBeHidden();
      await expect(page.getByText('Stripe still charges')).toBeHidden();
      expect(atStripe(subscriptionId).status).toBe('active');
      expect(atStripe(subscriptionId).cancelAt).not.toBeNull();
    });

    await test.step("a refund is shown on the user's page, and the log has both actions", async () => {
      const charge = shop.stripe.money.chargeOf(subscriptionId);
      if (!charge) throw new Error('Nothing was charged.');
      shop.stripe.money.refund(charge, 500);
      await expect(async () => {
        await page.reload();
        await page.getByRole('searchbox').fill(email);
        await expect(page.getByText('Refunded $5.00')).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await page.getByRole('tab', { name: 'Audit log' }).click();
      await expect(page.getByText('subscription ends with the paid time')).toBeVisible();
    });
    await page.context().close();
  },
);

test(
  '"now" ends it at once; while Stripe is down nothing changes',
  { tag: '@proof' },
  async ({ browser }) => {
    const { email, subscriptionId } = await subscriber(browser);
    const page = await desk.open(browser, { viewport: { width: 360, height: 800 } });
    await page.getByRole('searchbox').fill(email);
    await expect(page.getByText('Showing 1 of')).toBeVisible();
    const question = page.getByRole('dialog', { name: 'Set to Cancelled' });
    const confirm = question.getByRole('button', { name: 'Set to Cancelled' });
    await choose(page, 'Cancelled');
    await question.getByRole('radio', { name: 'Cancel now' }).check();
    shop.stripe.down = true;
    await confirm.click();
    await expect(page.getByText('Failed to update subscription. Please try again.')).toBeVisible();
    await expect(question).toBeVisible();
    expect(atStripe(subscriptionId).status).toBe('active');
    shop.stripe.down = false;
    await confirm.click();
    await expect(question).toBeHidden();
    expect(atStripe(subscriptionId).status).toBe('canceled');
    await expect(page.getByRole('button', { name: /^Status of .*: Cancelled$/ })).toBeVisible();
    await page.context().close();
  },
);
