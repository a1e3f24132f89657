import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';

import { barriers } from '../kit/barriers';
import { expect, test } from '../kit/browser-test';
import { newPerson, shellIsKept, signUp } from '../kit/browsers';

const FOLDER = path.resolve(__dirname, 'imports');
const fixture = (name: string) => readFileSync(path.join(FOLDER, name));

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const table = (name: string): Chosen => ({ name, mimeType: 'text/csv', buffer: fixture(name) });
const json = (name: string): Chosen => ({
  name,
  mimeType: 'application/json',
  buffer: fixture(name),
});

/** The archive that MyFitnessPal mails: a folder with three tables. */
function myFitnessPalZip(): Chosen {
  const names = readdirSync(path.join(FOLDER, 'myfitnesspal'));
  const files = names.map((name) => [
    `File-Export-2026-05-01-to-2026-05-31/${name}`,
    new Uint8Array(fixture(`myfitnesspal/${name}`)),
  ]);
  const buffer = Buffer.from(zipSync(Object.fromEntries(files) as Record<string, Uint8Array>));
  return { name: 'File-Export.zip', mimeType: 'application/zip', buffer };
}

const choose = async (page: Page, ...files: Chosen[]) =>
  page.getByLabel('File to import').setInputFiles(files);
const dialog = (page: Page, source: string) => page.getByRole('dialog', { name: `From ${source}` });
const list = (page: Page) => page.getByRole('list', { name: 'Imports' });

/** Imports what the dialog shows, and undoes it from the list. */
async function keepAndUndo(page: Page, { file, count }: { file: string; count: string }) {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  await expect(list(page)).toContainText(file);
  await expect(list(page)).toContainText(count);
  await page.getByRole('button', { name: `Undo the import of ${file}` }).click();
  await page.getByRole('button', { name: 'Undo the import', exact: true }).click();
  await expect(page.getByText(`${count} removed.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Undo the import of ${file}` })).toHaveCount(0);
}

interface Case {
  file: Chosen;
  source: string;
  /** Texts in the dialog. */
  says: readonly (string | RegExp)[];
  count: string;
  answer?: (page: Page) => Promise<unknown>;
}

const CASES: Record<string, () => Case> = {
  "Cronometer's servings of today, read by our own tables": () => ({
    file: table('cronometer-servings.csv'),
    source: 'Cronometer',
    says: [
      'New here: 3 meals, from Jun 10, 2026 to Jun 11, 2026 (2 days).',
      /Jun 10, 2026, (?:7:45\sPM|19:45)/,
      '2 foods come in by name only',
      'D3 + K2 Softgels',
      'Gzzk, Qwrtx Turtle with Plmk',
    ],
    count: '3 entries',
  }),
  "Cronometer's Daily Nutrition": () => ({
    file: table('cronometer-daily.csv'),
    source: 'Cronometer',
    says: [
      'New here: 1 meal, on Jul 1, 2026 (1 day).',
      'Whole day, from Cronometer',
      '2,101 kcal',
      '1 day without any calories',
      '1 day not marked as complete',
    ],
    count: '1 entry',
  }),
  "Cronometer's older form": () => ({
    file: table('cronometer-foods.csv'),
    source: 'Cronometer',
    says: ['New here: 2 meals, on Jun 20, 2026 (1 day).', '105 kcal', '198 kcal'],
    count: '2 entries',
  }),
  "MyFitnessPal's archive, with its weights": () => ({
    file: myFitnessPalZip(),
    source: 'MyFitnessPal',
    says: ['New here: 2 meals, 2 weights', '1 line of exercise: it is not imported', '85.5 kg'],
    count: '4 entries',
  }),
  "MyFitnessPal's table by itself": () => ({
    file: {
      ...table('myfitnesspal/Nutrition-Summary-2026-05-01-to-2026-05-31.csv'),
      name: 'Nutrition-Summary.csv',
    },
    source: 'MyFitnessPal',
    says: ['New here: 2 meals', '1,020 kcal', /May 1, 2026, (?:8:02\sAM|08:02)/],
    count: '2 entries',
  }),
  'Lose It': () => ({
    file: table('lose-it.csv'),
    source: 'Lose It',
    says: [
      'New here: 2 meals, on Apr 5, 2026 (1 day).',
      '1,656 kcal',
      '1 line of exercise: it is not imported',
      '1 line that you had deleted there',
    ],
    count: '2 entries',
  }),
  'Waistline, with its weights': () => ({
    file: json('waistline.json'),
    source: 'Waistline',
    says: [
      '3 meals, 1 weight',
      'Canteen soup',
      '296 kcal',
      '400 kcal',
      '71.3 kg',
      'is not in the file',
    ],
    count: '4 entries',
  }),
  'NutriTrace, with its weights': () => ({
    file: json('nutritrace.json'),
    source: 'NutriTrace',
    says: ['2 meals, 1 weight', 'Skyr, Dairy', '192 kcal', '855 kcal'],
    count: '3 entries',
    answer: async (page) => page.getByLabel(/Which unit are the weights in/).selectOption('kg'),
  }),
  'any other table, by its columns': () => ({
    file: table('own-table.csv'),
    source: 'your table',
    says: ['New here: 2 meals, on Apr 3, 2026 (1 day).', '300 kcal', '“99/99/2026” is not a date'],
    count: '2 entries',
    answer: async (page) => {
      await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
      await page.getByLabel('Which day is 03/04/2026?').selectOption('Apr 3, 2026');
    },
  }),
};

// The case that also asks a question; the others are covered by the tests of the formats.
const SHORT = 'any other table, by its columns';

for (const [name, make] of Object.entries(CASES)) {
  const tag = name === SHORT ? [] : '@proof';
  test(`${name}: previewed, imported, and undone`, { tag }, async ({ page }) => {
    const { file, source, says, count, answer } = make();
    await signUp(page, newPerson(), { to: '/profile' });
    await choose(page, file);
    const shown = dialog(page, source);
    await expect(shown).toBeVisible();
    await answer?.(page);
    for (const words of says) await expect(shown).toContainText(words);
    expect(await barriers(page)).toEqual([]);
    await keepAndUndo(page, { file: file.name, count });
  });
}

test(
  'an import is undone later, after a reload and offline; what was changed since stays',
  { tag: '@proof' },
  async ({ page }) => {
    await signUp(page, newPerson(), { to: '/profile' });
    await shellIsKept(page);
    await choose(page, table('cronometer-foods.csv'));
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(list(page)).toContainText('2 entries from Cronometer');

    await test.step('the same file adds nothing', async () => {
      await choose(page, table('cronometer-foods.csv'));
      const shown = dialog(page, 'Cronometer');
      await expect(shown).toContainText('2 entries already here, not changed.');
      await expect(shown.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
      await shown.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('one of its meals is changed', async () => {
      await page.goto('/food-tracker?day=2026-06-20');
      await page.getByRole('button', { name: 'Edit Banana' }).click();
      const editing = page.getByRole('dialog', { name: 'Edit Meal' });
      await editing.getByLabel('Notes').fill('with yoghurt');
      await editing.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(editing).toHaveCount(0);
    });

    await test.step('the import is undone offline', async () => {
      await page.goto('/profile');
      await page.context().setOffline(true);
      await page.reload();
      await page.getByRole('button', { name: 'Undo the import of cronometer-foods.csv' }).click();
      await page.getByRole('button', { name: 'Undo the import', exact: true }).click();
      await expect(
        page.getByText('1 entry removed. 1 was changed since and is kept.'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Import a file' })).toBeFocused();
    });
  },
);

test(
  'a file that is not a diary is rejected with what was found and what is supported',
  { tag: '@proof' },
  async ({ page }) => {
    await signUp(page, newPerson(), { to: '/profile' });
    const alert = page.getByRole('region', { name: 'Your data' }).getByRole('alert');
    const text = (name: string, words: string): Chosen => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(words),
    });

    await test.step('another kind of table asks for its columns, and cannot be imported', async () => {
      await choose(page, text('waist.csv', 'Waist,Hips\n80,90\n'));
      const shown = dialog(page, 'your table');
      await expect(shown).toContainText(
        'Its columns are: Waist, Hips. Known formats: an export of Platelog',
      );
      await expect(shown.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
      await shown.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('another JSON and another archive', async () => {
      await choose(page, text('other.json', '{"cars": [], "boats": []}'));
      await expect(alert).toContainText(
        'It holds cars, boats. Formats that can be imported: an export of Platelog',
      );
      const zip = Buffer.from(zipSync({ 'readme.md': strToU8('hello') }));
      await choose(page, { name: 'other.zip', mimeType: 'application/zip', buffer: zip });
      await expect(alert).toContainText('It holds readme.md.');
    });

    await test.step('hostile cells do no harm, and the page stays responsive', async () => {
      const huge = 'x'.repeat(1_000_000);
      const lines = [
        'Date,Meal,Calories,Food',
        `2026-11-01,Lunch,500,"=HYPERLINK(""http://x"",""y"")"`,
        `2026-11-01,Dinner,600,${huge}`,
        ...Array.from({ length: 30_000 }, (_, n) => `2025-01-01,Snack,${n + 1},nuts ${n}`),
      ];
      await choose(page, text('hostile.csv', lines.join('\n')));
      const shown = dialog(page, 'your table');
      await expect(shown).toContainText('=HYPERLINK("http://x","y")');
      await shown.getByRole('button', { name: 'Cancel' }).click();
    });
  },
);
