import { expect, test } from '../kit/browser-test';
import { newPerson, shellIsKept, signUp } from '../kit/browsers';
import { Relay } from '../kit/relay';

test('a new version waits until the user says yes', async ({ server, newDevice }) => {
  const relay = await Relay.to(server.port);
  const page = await newDevice({ baseURL: relay.url });
  await signUp(page, newPerson());
  await shellIsKept(page);
  await expect(page.getByText('A new version is ready')).toHaveCount(0);

  relay.release();
  await page.reload();
  await expect(page.getByText('A new version is ready')).toBeVisible();
  const controller = async () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return { waiting: registration?.waiting !== null, active: registration?.active?.state };
    });
  expect(await controller()).toEqual({ waiting: true, active: 'activated' });

  await page.getByRole('button', { name: 'Reload' }).click();
  // The reload in between ends calls to the page.
  await expect(async () => {
    expect(await controller()).toEqual({ waiting: false, active: 'activated' });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  await relay.stop();
});
