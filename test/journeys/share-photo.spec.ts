import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import { mealsOnServer, newPerson, shellIsKept, signIn, signUp } from '../kit/browsers';
import { picture } from '../kit/pictures';

interface Manifest {
  share_target: {
    action: string;
    method: string;
    enctype: string;
    params: { files: { name: string; accept: string[] }[] };
  };
}

const { share_target: target } = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../public/manifest.webmanifest'), 'utf8'),
) as Manifest;

/** Does what the system does: goes to the manifest's address, by a form with the files in it. */
async function share(page: Page, files: { mimeType: string; buffer: Buffer }[]): Promise<void> {
  await page.evaluate(({ action, method, enctype, params }) => {
    const form = Object.assign(document.createElement('form'), { action, method, enctype });
    const [{ name } = { name: '' }] = params.files;
    const input = Object.assign(document.createElement('input'), { name, multiple: true });
    input.type = 'file';
    form.append(input);
    form.id = 'share';
    document.body.append(form);
  }, target);
  const named = files.map((file, index) => ({ name: `shared-${index}`, ...file }));
  await page.locator('#share input').setInputFiles(named);
  await Promise.all([
    page.waitForURL('**/food-tracker*'),
    page.locator('#share').evaluate((form: HTMLFormElement) => {
      form.submit();
    }),
  ]);
}

const photo = async (shade: number) => ({
  mimeType: 'image/jpeg',
  buffer: await picture(320, 240, shade),
});

test('a shared photo is kept on the device, signed in or not, until a meal is made of it', async ({
  page,
}) => {
  const preview = page.getByRole('heading', { name: 'Photo Preview' });

  await test.step('shared by somebody who is not signed in, without signal', async () => {
    await page.goto('/login');
    await shellIsKept(page);
    await page.context().setOffline(true);
    await share(page, [await photo(200), await photo(90)]);
    await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
    await expect(page.getByText('What you shared is kept on this device.')).toBeVisible();
    await page.context().setOffline(false);
  });

  await test.step('it waits after signing in, in so many words', async () => {
    await signUp(page, newPerson());
    await expect(page.getByText('2 photos that you shared wait')).toBeVisible();
    await page.getByRole('link', { name: 'Log it' }).click();
    await expect(preview).toBeVisible();
  });

  await test.step('one after the other becomes a meal, and survives a reload before', async () => {
    await page.reload();
    await expect(preview).toBeVisible();
    await page.getByRole('button', { name: 'Analyze Photo' }).click();
    await expect(page.getByRole('article', { name: 'Photo' })).toHaveCount(1);
    await expect(preview).toBeVisible();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(preview).toBeHidden();
    await page.reload();
    await expect(page.getByRole('article', { name: 'Photo' })).toHaveCount(1);
    await expect(preview).toBeHidden();
    await expect.poll(async () => (await mealsOnServer(page)).length).toBe(1);
  });
});

test('what is no picture, and a share that no worker took, are said', async ({
  page,
  newDevice,
}) => {
  const person = newPerson();
  await signUp(page, person);
  await shellIsKept(page);
  const words = page.getByText('What you shared could not be kept. Please choose the photo here.');
  await share(page, [{ mimeType: 'text/plain', buffer: Buffer.from('not a picture') }]);
  await expect(words).toBeVisible();
  await share(page, [{ mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') }]);
  await expect(page.getByText('This file is not an image that can be read.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeVisible();
  await expect(page.getByText('This file is not an image that can be read.')).toBeHidden();

  const bare = await newDevice({ serviceWorkers: 'block' });
  await signIn(bare, person);
  await share(bare, [await photo(200)]);
  await expect(
    bare.getByText('What you shared could not be kept. Please choose the photo here.'),
  ).toBeVisible();
});
