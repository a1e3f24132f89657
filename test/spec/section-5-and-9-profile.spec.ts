import { expect, test } from '../kit/browser-test';
import { barriers } from '../kit/barriers';
import { beforeAllWizard, type Wizard } from '../kit/wizard';

// One user who moves between the steps, in this order: nothing is sent until the last.
let wizard: Wizard;
beforeAllWizard(async (comes) => {
  wizard = comes;
  await wizard.toStep2();
});

test.describe('section 9, the wizard', () => {
  test('has three steps, with these initial values and these choices', async () => {
    const value = async (label: string) => wizard.field(label).inputValue();
    expect(await wizard.optionsOf('Main Goal')).toHaveLength(4);
    expect(await value('Main Goal')).toBe('lose_weight');
    expect(await value('Current Weight')).toBe('70');
    expect(await value('Target Weight')).toBe('65');
    expect(await value('Unit of current weight')).toBe('kg');
    expect(await value('Timeline')).toBe('12');
    expect(await wizard.optionsOf('Timeline')).toEqual([
      '1 Month',
      '2 Months',
      '3 Months',
      '6 Months',
      '1 Year',
    ]);
    expect(await barriers(wizard.page)).toEqual([]);
    await wizard.button('Continue').click();
    expect(await value('Age')).toBe('25');
    expect(await value('Gender')).toBe('other');
    expect(await value('Height')).toBe('175');
    expect(await value('Activity Level')).toBe('moderate');
    expect(await wizard.optionsOf('Activity Level')).toEqual([
      'Sedentary: little to no exercise',
      'Light: 1-3 days/week',
      'Moderate: 3-5 days/week',
      'Active: 6-7 days/week',
      'Very Active: 2x/day or intense exercise',
    ]);
  });

  test('the daily target is shown with its calculation, and no step has an accessibility violation', async () => {
    await expect(wizard.page.getByText('Your daily target: 2,010 kcal')).toBeVisible();
    await wizard.page.getByText('How it is worked out').click();
    await expect(wizard.page.getByText('1,591 kcal')).toBeVisible();
    expect(await barriers(wizard.page)).toEqual([]);
  });

  test('a weight is converted with its unit, from all sources, and converts back to the same value', async () => {
    await wizard.button('Back').click();
    await wizard.field('Target Weight').fill('64.85');
    await wizard.page.getByLabel('Unit of target weight').selectOption('lbs');
    await expect(wizard.field('Current Weight')).toHaveValue('154.3');
    await expect(wizard.field('Target Weight')).toHaveValue('143');
    await expect(wizard.page.getByLabel('Unit of current weight')).toHaveValue('lbs');
    await wizard.page.getByLabel('Unit of current weight').selectOption('kg');
    await expect(wizard.field('Current Weight')).toHaveValue('70');
    await expect(wizard.field('Target Weight')).toHaveValue('64.85');
  });
});

test.describe('section 5, validation of the profile', () => {
  // Section 4: Continue validates nothing; errors are shown at the end, next to their field.
  for (const [field, words] of [
    ['Current Weight', 'Current weight is required'],
    ['Target Weight', 'Target weight is required'],
  ] as const) {
    test(`${field}: '${words}', shown when everything is sent`, async () => {
      const was = await wizard.field(field).inputValue();
      await wizard.field(field).fill('');
      await wizard.button('Continue').click();
      await expect(wizard.title('Personal Details')).toBeVisible();
      await wizard.button('Complete Setup').click();
      await expect(wizard.title('Your Goals')).toBeVisible();
      await expect(wizard.page.getByText(words)).toBeVisible();
      await wizard.field(field).fill(was);
    });
  }

  test('height and age are required, and no one under 13 can sign up', async () => {
    await wizard.button('Continue').click();
    await wizard.field('Height').fill('');
    await wizard.page.getByLabel('Age').fill('');
    await wizard.button('Complete Setup').click();
    await expect(wizard.page.getByText('Height is required')).toBeVisible();
    await expect(wizard.page.getByText('Age is required')).toBeVisible();
    await wizard.page.getByLabel('Age').fill('12');
    await expect(wizard.page.getByText('Platelog is for people of 13 and older.')).toBeVisible();
    await wizard.page.getByLabel('Unit of height').selectOption('ft/in');
    await wizard.page.getByLabel('Height, feet').fill('');
    await wizard.page.getByLabel('Inches').fill('');
    await wizard.button('Complete Setup').click();
    await expect(wizard.page.getByText('Height is required')).toBeVisible();
  });
});
