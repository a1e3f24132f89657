import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium, type Locator, type Page } from '@playwright/test';

import { BROWSER_FLAGS, findOrInstallBrowser } from '../../scripts/find-browser';
import { expect, test } from '../kit/browser-test';
import { describeMeal, newPerson, signUp } from '../kit/browsers';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const offer = (page: Page): Locator => page.getByRole('region', { name: 'Keep Platelog at hand' });

async function logApple(page: Page): Promise<void> {
  await page.goto('/food-tracker');
  await describeMeal(page, 'an apple');
  await expect(page.getByRole('article', { name: 'Apple' })).toBeVisible();
}

/** Opens the day again inside the app: offers appear then. */
async function toToday(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Progress' }).click();
  await page.getByRole('heading', { name: 'Progress' }).waitFor();
  await bar.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('heading', { name: /^Hello/ }).waitFor();
}

test(
  "the browser's install prompt is kept, and offered after the first saved meal",
  { tag: '@proof' },
  async ({ page }) => {
    // Chromium dispatches this event on its own; the test below covers that.
    await page.addInitScript(() => {
      window.addEventListener('load', () => {
        const event = new Event('beforeinstallprompt', { cancelable: true });
        const prompt = async () => {
          document.documentElement.dataset['prompted'] = 'yes';
          return Promise.resolve();
        };
        window.dispatchEvent(Object.assign(event, { prompt }));
        document.documentElement.dataset['prevented'] = String(event.defaultPrevented);
      });
    });
    await signUp(page, newPerson(), { to: '/food-tracker' });
    await expect(page.locator('html')).toHaveAttribute('data-prevented', 'true');
    await toToday(page);
    await expect(page.getByText('Log a meal to begin a streak')).toBeVisible();
    await expect(offer(page)).toBeHidden();
    await logApple(page);
    await toToday(page);
    await offer(page).getByRole('button', { name: 'Install' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes');
    await expect(offer(page)).toBeHidden();

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-prevented', 'true');
    await toToday(page);
    await offer(page).getByRole('button', { name: 'No, thanks' }).click();
    await expect(offer(page)).toBeHidden();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-prevented', 'true');
    await toToday(page);
    await expect(page.getByText('1 day in a row')).toBeVisible();
    await expect(offer(page)).toBeHidden();
  },
);

test(
  'Chromium finds the app installable, and fires its prompt event',
  { tag: '@proof' },
  async ({ server }) => {
    const profile = mkdtempSync(path.join(tmpdir(), 'platelog-install-'));
    const context = await chromium.launchPersistentContext(profile, {
      baseURL: server.url,
      executablePath: findOrInstallBrowser(),
      args: [...BROWSER_FLAGS, '--bypass-app-banner-engagement-checks'],
    });
    const page = context.pages()[0] ?? (await context.newPage());
    await signUp(page, newPerson());
    await logApple(page);
    // The browser fires the event late, and an open page does not change until it is opened again.
    await expect(async () => {
      await toToday(page);
      await expect(offer(page).getByRole('button', { name: 'Install' })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    const { errors } = await session.send('Page.getAppManifest');
    expect({ installabilityErrors, errors }).toEqual({ installabilityErrors: [], errors: [] });
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
);

test('an iPhone shows the steps', { tag: '@proof' }, async ({ newDevice }) => {
  const page = await newDevice({
    userAgent: IPHONE,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await signUp(page, newPerson());
  await logApple(page);
  await toToday(page);
  await offer(page).getByRole('button', { name: 'Show me how' }).click();
  const steps = page.getByRole('dialog', { name: "On your iPhone's home screen" });
  await expect(steps.getByRole('listitem')).toContainText(['Share', 'Add to Home Screen', 'Add']);
  await steps.getByRole('button', { name: 'Close' }).first().click();
  await expect(offer(page).getByRole('button', { name: 'Show me how' })).toBeFocused();
  await offer(page).getByRole('button', { name: 'Show me how' }).click();
  await steps.getByRole('button', { name: /^Done/ }).click();
  await expect(offer(page)).toBeHidden();
});
