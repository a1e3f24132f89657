import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import { mealsOnServer, newPerson, shellIsKept, signIn, signUp } from '../kit/browsers';
import { foundOn, PICTURE } from '../kit/device-storage';
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

/** Does what the operating system does: posts a form with the files to the manifest's address. */
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

test(
  'a shared photo is kept on the device, signed in or not, until it becomes a meal',
  { tag: '@proof' },
  async ({ page }) => {
    const preview = page.getByRole('heading', { name: 'Photo Preview' });

    await test.step('shared by a user who is not signed in, offline', async () => {
      await page.goto('/login');
      await shellIsKept(page);
      await page.context().setOffline(true);
      await share(page, [await photo(200), await photo(90)]);
      await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
      await expect(page.getByText('What you shared is saved on this device.')).toBeVisible();
      await page.context().setOffline(false);
    });

    await test.step('it waits after signing in, and the page says so', async () => {
      await signUp(page, newPerson());
      await expect(page.getByText('2 shared photos are waiting')).toBeVisible();
      await page.getByRole('link', { name: 'Log it' }).click();
      const question = page.getByRole('dialog', { name: 'Add these 2 photos?' });
      await expect(question).toBeVisible();
      await expect(preview).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await page.reload();
      await question.getByRole('button', { name: 'Add' }).click();
      await expect(preview).toBeVisible();
    });

    await test.step('each becomes a meal in turn, after surviving a reload', async () => {
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

    await test.step('photos that were not logged are deleted when the user signs out', async () => {
      await share(page, [await photo(60)]);
      await page
        .getByRole('dialog', { name: 'Add this photo?' })
        .getByRole('button', { name: 'Add' })
        .click();
      await expect(preview).toBeVisible();
      await page.goto('/profile');
      // The line at the top appears once the photos are counted, and moves the button.
      await expect(page.getByText('A shared photo is waiting')).toBeVisible();
      await page.getByRole('button', { name: 'Sign Out' }).click();
      const question = page.getByRole('dialog');
      await expect(question).toContainText('1 shared photo that is not logged yet goes, too.');
      await question.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByText("You've been signed out successfully.")).toBeVisible();
      expect(await foundOn(page, [PICTURE])).toEqual([]);
      await signUp(page, newPerson('Grace'), { to: '/food-tracker' });
      await expect(page.getByText('No meals yet')).toBeVisible();
      await expect(preview).toBeHidden();
    });
  },
);

test(
  'a file that is not a picture, and a share without a worker, show a message',
  { tag: '@proof' },
  async ({ page, newDevice }) => {
    const person = newPerson();
    await signUp(page, person);
    await shellIsKept(page);
    const words = page.getByText('The photo you shared could not be saved. Choose it here.');
    await share(page, [{ mimeType: 'text/plain', buffer: Buffer.from('not a picture') }]);
    await expect(words).toBeVisible();
    await share(page, [{ mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }]);
    await expect(words).toBeVisible();
    await share(page, [{ mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') }]);
    await page
      .getByRole('dialog', { name: 'Add this photo?' })
      .getByRole('button', { name: 'Add' })
      .click();
    await expect(
      page.getByText('This file is not an image that this device can read. Choose a photo.'),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeVisible();
    await expect(
      page.getByText('This file is not an image that this device can read. Choose a photo.'),
    ).toBeHidden();

    const bare = await newDevice({ serviceWorkers: 'block' });
    await signIn(bare, person);
    await share(bare, [await photo(200)]);
    await expect(
      bare.getByText('The photo you shared could not be saved. Choose it here.'),
    ).toBeVisible();
  },
);

/** A page of another site that posts three pictures to the app. */
function foreignPage(app: string, policy: string): string {
  return `<!doctype html><meta name="referrer" content="${policy}"><title>Foreign</title>
    <form method="post" enctype="multipart/form-data" action="${app}${target.action}">
      <input type="file" name="photo" multiple></form>
    <script>
      const files = new DataTransfer();
      for (const name of ['a', 'b', 'c'])
        files.items.add(new File(['x'], name + '.png', { type: 'image/png' }));
      document.querySelector('input').files = files.files;
      addEventListener('load', () => setTimeout(() => document.querySelector('form').submit()));
    </script>`;
}

test.describe('a page of another origin', () => {
  let foreign: Server;
  let answer = '';
  test.beforeAll(async () => {
    foreign = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html').end(answer);
    });
    await new Promise<void>((resolve) => {
      foreign.listen(0, '127.0.0.1', resolve);
    });
  });
  test.afterAll(() => {
    foreign.close();
  });

  const waiting = async (page: Page) =>
    page.evaluate(
      async () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('platelog-registry');
          opening.onerror = () => {
            reject(new Error('The registry does not open.'));
          };
          opening.onsuccess = () => {
            const store = opening.result.transaction('sharedPhotos').objectStore('sharedPhotos');
            const counting = store.count();
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        }),
    );

  test(
    'adds nothing to the tracker, and a share without an origin is not kept without asking',
    { tag: '@proof' },
    async ({ page, server }) => {
      await signUp(page, newPerson());
      await shellIsKept(page);
      const { port } = foreign.address() as AddressInfo;

      answer = foreignPage(server.url, 'unsafe-url');
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.waitForURL('**/food-tracker*');
      await expect(
        page.getByText('A website tried to add photos here. None were added.'),
      ).toBeVisible();
      expect(await waiting(page)).toBe(0);

      answer = foreignPage(server.url, 'no-referrer');
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.waitForURL('**/food-tracker*');
      const question = page.getByRole('dialog', { name: 'Add these 3 photos?' });
      const refused = page.getByText('A website tried to add photos here. None were added.');
      // A browser that gives the worker the origin rejects this one as well.
      await expect(question.or(refused)).toBeVisible();
      if (await question.isVisible()) {
        await question.getByRole('button', { name: 'Discard' }).click();
        await expect(question).toBeHidden();
      }
      await expect.poll(async () => waiting(page)).toBe(0);
      await expect(page.getByRole('heading', { name: 'Photo Preview' })).toBeHidden();
    },
  );
});
