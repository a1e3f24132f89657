import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { BrowserContext, Page } from '@playwright/test';

import { LiveServer } from '../live-server';
import { StripeCounterpart } from './counterpart';

const SCRIPT = readFileSync(path.join(__dirname, 'stripe-js.js'), 'utf8');

/** The product with payments set up, and a fake Stripe server that pages call and that calls our server. */
export class Shop {
  private constructor(
    readonly stripe: StripeCounterpart,
    readonly server: LiveServer,
  ) {}

  static async open(env: Record<string, string> = {}): Promise<Shop> {
    const stripe = await StripeCounterpart.start();
    const server = await LiveServer.start({ ...stripe.env, TRIAL_DAYS: '0', ...env });
    stripe.webhook = `${server.url}/api/stripe/webhook`;
    return new Shop(stripe, server);
  }

  /** Answers the requests of pages to Stripe; the package that sends them is the real one. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route('https://js.stripe.com/**', async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    );
    await context.route('https://api.stripe.com/**', async (route) => {
      const request = route.request();
      const { key = '', ...form } = Object.fromEntries(
        new URLSearchParams(request.postData() ?? ''),
      );
      // The secret authorizes a page; the fake server finds the intent by its id.
      delete form['client_secret'];
      const answer = await fetch(this.stripe.url + new URL(request.url()).pathname, {
        method: request.method(),
        headers: { Authorization: `Bearer ${key}` },
        body: new URLSearchParams(form),
      });
      await route.fulfill({
        status: answer.status,
        headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' },
        body: await answer.text(),
      });
    });
  }

  async close(): Promise<void> {
    await this.server.remove();
    await this.stripe.stop();
  }
}

/** Opens the plan in the profile. */
export async function openPlan(page: Page): Promise<void> {
  await page.goto('/profile?tab=subscription');
  await page.getByRole('tabpanel', { name: 'Subscription' }).waitFor();
}

/** Goes from the profile to the checkout form, and waits for the card's fields. */
export async function openCheckout(page: Page): Promise<void> {
  await openPlan(page);
  await page.getByRole('button', { name: 'Upgrade Now - $12.99' }).click();
  await page.getByLabel('Card number').waitFor();
}

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
  short: '4242',
};

export async function typeCard(page: Page, number = CARDS.good): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}

export async function subscribe(page: Page, number = CARDS.good): Promise<void> {
  await typeCard(page, number);
  await page.getByRole('button', { name: 'Subscribe - $12.99/month' }).click();
}
