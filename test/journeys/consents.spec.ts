import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { expect, test } from '../kit/browser-test';
import {
  agree,
  createAccount,
  mealsOnServer,
  newPerson,
  shellIsKept,
  signIn,
  uploadPhoto,
} from '../kit/browsers';
import { registration } from '../kit/api-in-memory';
import { KEPT_CONNECTION } from '../kit/kept-connection';
import { LiveServer } from '../kit/live-server';
import { picture } from '../kit/pictures';
import { CHICKEN_AND_RICE, VisionCounterpart } from '../kit/vision-counterpart';

const question = (page: Page) => page.getByRole('dialog', { name: 'May your photos be sent' });
const meals = (page: Page) => page.getByRole('article');

test(
  'no photo is sent before the answer, which can be changed in the profile',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const provider = await VisionCounterpart.start();
    provider.willAnswer(CHICKEN_AND_RICE);
    const named = { AI_PROVIDER_NAME: 'Looker', AI_PROVIDER_COUNTRY: 'Utopia' };
    const server = await LiveServer.start({ ...named, OPENAI_BASE_URL: provider.url });
    const page = await newDevice({ baseURL: server.url });
    await createAccount(page, newPerson());
    await page.goto('/food-tracker');
    await shellIsKept(page);

    await test.step('a photo taken offline is kept, and the question is shown at once', async () => {
      await page.context().setOffline(true);
      await uploadPhoto(page, await picture(320, 240, 40));
      await expect(question(page)).toBeVisible();
      await expect(question(page).getByText(/sends it to Looker in Utopia/)).toBeVisible();
      await expect(question(page).getByLabel(/Send the notes/)).not.toBeChecked();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(meals(page).getByText(/Needs your answer: can/)).toBeVisible();
    });

    await test.step('online it keeps waiting, and a reload asks again', async () => {
      await page.context().setOffline(false);
      await expect.poll(async () => (await mealsOnServer(page)).length).toBe(1);
      await page.reload();
      await question(page).getByRole('button', { name: 'Send' }).waitFor();
      expect(provider.asked).toEqual([]);
      expect(await mealsOnServer(page)).toMatchObject([{ photoStatus: 'awaiting_upload' }]);
    });

    await test.step('it is sent after the yes', async () => {
      await question(page).getByRole('button', { name: 'Send' }).click();
      await expect(
        meals(page)
          .getByText(/Chicken breast/)
          .first(),
      ).toBeVisible();
      expect(provider.asked).toHaveLength(1);
    });

    await test.step('a change in the profile while offline applies to the next photo', async () => {
      await page.goto('/profile');
      await page.context().setOffline(true);
      const choice = page.getByLabel('Reading of photos');
      await choice.selectOption('Only on this device');
      // The profile shows what the device has stored.
      await expect(choice).toHaveValue('device');
      await page.context().setOffline(false);
      await page.goto('/food-tracker');
      await uploadPhoto(page, await picture(320, 240, 160));
      await expect(meals(page).getByText('Not sent to an AI, as you chose').first()).toBeVisible();
      await expect(
        meals(page).getByText(/^(Found: |This device does not recognize)/),
      ).toBeVisible();
      expect(provider.asked).toHaveLength(1);
    });

    await page.close();
    await server.remove();
    await provider.stop();
  },
);

test(
  'a user who signed up earlier is asked about health data once, and may say no',
  { tag: '@proof' },
  async ({ page }) => {
    const person = newPerson();
    const data = { ...registration({ email: person.email }), healthConsent: undefined };
    await page.request.post('/api/register', { ...KEPT_CONNECTION, data });
    await signIn(page, person);
    const title = page.getByRole('heading', { name: 'One question before you go on' });
    await expect(title).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please tick the box to go on.')).toBeVisible();

    await page.getByRole('button', { name: 'I do not agree' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing new is saved' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export my data' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import a file' })).toBeHidden();
    expect(await barriers(page)).toEqual([]);

    await page.getByLabel(/I agree that Platelog works/).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Take my consent back' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing new is saved' })).toBeVisible();
    const me = async () =>
      (await (await page.request.get('/api/auth/me', KEPT_CONNECTION)).json()) as object;
    await expect.poll(me).toMatchObject({ consents: { health: { given: false } } });
  },
);

test(
  'the wizard asks for age and consent, rejects weight loss under 18, and ends under 13',
  { tag: '@proof' },
  async ({ page }) => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Please confirm that you are 13 or older.')).toBeVisible();
    await expect(page.getByText(/^Please agree/)).toBeVisible();
    await agree(page);
    expect(await barriers(page)).toEqual([]);
    await createAccount(page, newPerson());

    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Age').fill('15');
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page.getByText(/Under 18, losing weight cannot be the goal/)).toBeVisible();
    await expect(page.getByText(/Under 18, the target weight cannot/)).toBeVisible();

    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Age').fill('12');
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page.getByText('Platelog is for people of 13 and older.')).toBeVisible();
    await page.getByRole('button', { name: 'I am 12' }).click();
    await expect(
      page.getByRole('heading', { name: 'Platelog is for people of 13 and older' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  },
);
