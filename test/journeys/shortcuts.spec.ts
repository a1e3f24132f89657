import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import { describeMeal, mealWords, newPerson, shellIsKept, signUp } from '../kit/browsers';
import { bringHistory, daysAgo } from '../kit/history';
import { foodItem } from '../kit/items';
import { KEPT_CONNECTION } from '../kit/kept-connection';
import { profileBody } from '../kit/profiles';

interface Manifest {
  shortcuts: { name: string; url: string }[];
  share_target: { action: string; method: string; enctype: string; params: Record<string, string> };
  file_handlers: { action: string; accept: Record<string, string[]> }[];
}

const manifest = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../public/manifest.webmanifest'), 'utf8'),
) as Manifest;

const PORRIDGE = foodItem({ name: 'Porridge', grams: 350 });

/** A planned lunch, as the page of a week exports it. */
const A_WEEK = '{"platelog":"shared","version":1,"content":["plan",[[1,"lunch","Soup",1,[],1]]]}';

/** Shares text as the operating system does. */
async function shareWords(page: Page, words: Record<string, string>): Promise<void> {
  const { params, ...form } = manifest.share_target;
  const fields = Object.entries(words).map(([part, value]) => [params[part] ?? '', value] as const);
  await page.evaluate(
    ({ form: { action, method, enctype }, fields: said }) => {
      const made = Object.assign(document.createElement('form'), { action, method, enctype });
      for (const [name, value] of said)
        made.append(Object.assign(document.createElement('textarea'), { name, value }));
      document.body.append(made);
      made.submit();
    },
    { form, fields },
  );
  await page.waitForURL('**/food-tracker*');
}

/** Simulates what only an installed app has: files to open with it, and its icon's badge. */
async function beInstalled(page: Page): Promise<void> {
  await page.addInitScript((plan) => {
    const file =
      window.location.pathname === '/shared'
        ? new File([plan], 'Week.platelog.json')
        : new File(['Date,Meal,Calories,Sodium (mg)\n2026-11-01,Lunch,500,300\n'], 'mfp.csv');
    const launch = { files: [{ getFile: async () => Promise.resolve(file) }] };
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (take: (files: typeof launch) => void) => take(launch) },
    });
    const badge = async (count: number) => {
      document.documentElement.dataset['badge'] = String(count);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: badge, clearAppBadge: async () => badge(0) });
  }, A_WEEK);
}

test(
  'the installed app works offline: shortcuts, shared text, files and the badge on its icon',
  { tag: '@proof' },
  async ({ page }) => {
    await beInstalled(page);
    await signUp(page, newPerson(), { to: '/dashboard' });
    await page.request.post('/api/profile', { ...KEPT_CONNECTION, data: profileBody() });
    await shellIsKept(page);
    await bringHistory(page, {
      meals: [{ at: `${daysAgo(1)}T08:05`, items: [PORRIDGE], mealType: 'breakfast' }],
    });
    // Also loaded on the device, before it goes offline.
    await page.goto(`/food-tracker?day=${daysAgo(1)}`);
    await expect(page.getByRole('article')).toContainText('Porridge', { timeout: 30_000 });
    await page.goto('/dashboard');
    await expect(page.getByLabel('Weight in kg')).toBeVisible({ timeout: 30_000 });
    await page.context().setOffline(true);

    await test.step('shortcuts open what they name, once', async () => {
      const opened: Record<string, () => Promise<void>> = {
        'Describe a meal': async () => expect(await mealWords(page)).toBeFocused(),
        'Scan a barcode': async () => expect(page.getByRole('dialog')).toBeVisible(),
        'Same breakfast': async () => {
          await page
            .getByRole('dialog')
            .getByRole('button', { name: 'Log Porridge again' })
            .click();
          const breakfast = page.getByRole('region', { name: /^Breakfast/ });
          await expect(breakfast.getByRole('article')).toContainText('Porridge');
        },
        'Log your weight': async () => expect(page.getByLabel('Weight in kg')).toBeFocused(),
      };
      expect(manifest.shortcuts.map(({ name }) => name)).toEqual(Object.keys(opened));
      for (const { name, url } of manifest.shortcuts) {
        await page.goto(url);
        await opened[name]?.();
        await expect(page).not.toHaveURL(/start=/);
      }
    });

    await test.step('shared text goes into the field, and is not saved', async () => {
      await shareWords(page, { title: 'Lunch', text: '2 eggs & 50 g bread' });
      await expect(await mealWords(page)).toHaveValue('Lunch\n2 eggs & 50 g bread');
      await shareWords(page, { text: 'an apple' });
      await expect(await mealWords(page)).toHaveValue('Lunch\n2 eggs & 50 g bread\nan apple');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page).not.toHaveURL(/apple/);
    });

    await test.step('text that looks like a recipe becomes one, and leaves the field', async () => {
      const field = await mealWords(page);
      await field.fill('an egg');
      const ingredients = '250 g red lentils\n2 onions\n1 tsp cumin';
      await shareWords(page, { title: 'Lentil soup', text: ingredients });
      await expect(field).toHaveValue(`an egg\nLentil soup\n${ingredients}`);
      await page.getByRole('button', { name: 'Keep as a recipe' }).click();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lentil soup');
      await expect(page.getByLabel('Ingredients, a line each')).toHaveValue(ingredients);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('heading', { name: 'What is in it' }).waitFor();
      await page.goto('/food-tracker');
      await expect(await mealWords(page)).toHaveValue('an egg');
      await (await mealWords(page)).fill('');
    });

    await test.step('the badge shows the number of waiting entries', async () => {
      const icon = page.locator('html');
      await describeMeal(page, '2 eggs');
      await expect(icon).toHaveAttribute('data-badge', '2');
      await page.context().setOffline(false);
      await expect(icon).toHaveAttribute('data-badge', '0', { timeout: 30_000 });
    });

    await test.step('a file that is opened with the app is read, and the app asks what to do', async () => {
      const [handler, ofPlans] = manifest.file_handlers;
      expect(handler?.accept).toMatchObject({ 'text/csv': ['.csv'], 'application/zip': ['.zip'] });
      await page.goto(handler?.action ?? '');
      await expect(page.getByRole('dialog', { name: 'From MyFitnessPal' })).toBeVisible();
      expect(ofPlans?.accept['application/json']).toContain('.platelog.json');
      await page.goto(ofPlans?.action ?? '');
      await expect(page.getByRole('heading', { name: 'A week of meals' })).toBeVisible();
    });
  },
);
