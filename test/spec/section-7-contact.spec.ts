import type { Page } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import { holdBack } from '../kit/hold-back';

const MESSAGE = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  subject: 'Recipes',
  message: 'Can I keep\nrecipes too?',
};

// A first visitor has no service worker between the page and the server.
test.use({ serviceWorkers: 'block' });

let page: Page;
test.beforeEach(async ({ page: opened }) => {
  page = opened;
  await page.goto('/', { waitUntil: 'networkidle' });
});

const button = () => page.getByRole('button', { name: /^Send/ });

async function fill(): Promise<void> {
  await page.getByLabel('Your name').fill(MESSAGE.name);
  await page.getByLabel('Your email').fill(MESSAGE.email);
  await page.getByLabel('Subject').fill(MESSAGE.subject);
  await page.getByLabel('Your message').fill(MESSAGE.message);
}

async function toastSays(...words: string[]): Promise<void> {
  for (const part of words) {
    await expect(page.getByRole('status').filter({ hasText: part })).toBeVisible();
  }
}

test("'Sending...' while pending, then the toast 'Message sent!' and an empty form", async () => {
  const arrive = await holdBack(page, '/api/contact');
  await fill();
  const sent = page.waitForRequest('/api/contact');
  await button().click();
  expect((await sent).postDataJSON()).toEqual(MESSAGE);
  await expect(button()).toHaveText('Sending...');
  await expect(button()).toBeDisabled();
  arrive();
  await toastSays('Message sent!');
  await expect(button()).toHaveText('Send Message');
  for (const label of ['Your name', 'Your email', 'Subject', 'Your message']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
});

test('section 5: email, name and subject are required, each with a message next to its field', async () => {
  await button().click();
  await expect(page.getByText('Your name is required')).toBeVisible();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(page.getByText('A subject is required')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
});

test("section 8: a rejected message is 'Error', and what was typed stays", async () => {
  await page.evaluate(async (message) => {
    const headers = { 'Content-Type': 'application/json' };
    const once = { method: 'POST', headers, body: JSON.stringify(message) };
    for (let sent = 0; sent < 10; sent += 1) await fetch('/api/contact', once);
  }, MESSAGE);
  await fill();
  await button().click();
  await toastSays('Error', 'Failed to send message. Please try again.');
  await expect(page.getByLabel('Your message')).toHaveValue(MESSAGE.message);
});

test('section 8: offline it has its own message, and nothing typed is lost', async () => {
  await fill();
  await page.route('/api/contact', async (route) => route.abort('connectionrefused'));
  await button().click();
  await toastSays('Error', 'Your words are still here');
  await expect(page.getByLabel('Your message')).toHaveValue(MESSAGE.message);
  await page.unroute('/api/contact');
  await button().click();
  await toastSays('Message sent!');
});
