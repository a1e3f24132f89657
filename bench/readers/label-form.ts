import type { Page } from '@playwright/test';

import type { Nutrient } from '#shared/records/nutrients';

/** How a value in the form compares with the printed one. */
export type Verdict = 'right' | 'wrongMarked' | 'wrongSilent' | 'missing';

interface Field {
  value: string;
  isMarked: boolean;
}

const FIELDS: Partial<Record<Nutrient, RegExp>> = {
  calories: /^Energy \(kcal\)/,
  fat: /^Fat \(g\)/,
  saturatedFat: /^Saturated fat/,
  carbs: /^Carbs/,
  sugar: /^Sugars/,
  fiber: /^Fibre/,
  protein: /^Protein/,
  sodium: /^(Salt|Sodium)/,
};

export function verdictOf({ value, isMarked }: Field, printed: number): Verdict {
  if (value === '') return 'missing';
  if (Math.abs(Number(value) - printed) <= 0.011 * Math.max(1, printed)) return 'right';
  return isMarked ? 'wrongMarked' : 'wrongSilent';
}

/** The form that the app fills from a picture of a label; undefined if it finds no label. */
export async function figuresIn(
  page: Page,
  buffer: Buffer,
): Promise<Record<string, Field> | undefined> {
  await page.getByRole('button', { name: 'Read a label' }).click();
  const file = { name: 'label.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Photo of the label', { exact: true }).setInputFiles(file);
  const form = page.getByRole('group', { name: 'Figures' });
  const failed = page.getByText('No table of nutrition was found');
  await form.or(failed).first().waitFor({ timeout: 60_000 });
  const fields: Record<string, Field> = {};
  const found = await form.isVisible();
  for (const [nutrient, name] of found ? Object.entries(FIELDS) : []) {
    const input = form.getByLabel(name);
    const isMarked = (await input.getAttribute('aria-describedby')) !== null;
    fields[nutrient] = { value: await input.inputValue(), isMarked };
  }
  await page.getByRole('button', { name: 'Close' }).click();
  return found ? fields : undefined;
}
