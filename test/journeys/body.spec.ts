import { barriers } from '../kit/barriers';
import { haveSession } from '../kit/browser-account';
import { ALWAYS_ONLINE, expect, test } from '../kit/browser-test';
import { newPerson, shellIsKept, signUp } from '../kit/browsers';
import { daysAgo } from '../kit/history';
import { KEPT_CONNECTION } from '../kit/kept-connection';
import { profileBody } from '../kit/profiles';

test('a fast, measurements and a pregnancy work offline and on another device @proof', async ({
  newDevice,
}) => {
  const person = newPerson();
  const page = await newDevice({ viewport: { width: 360, height: 780 } });
  await signUp(page, person, { to: '/dashboard' });
  await page.request.post('/api/profile', { ...KEPT_CONNECTION, data: profileBody() });
  await page.goto('/profile');
  await shellIsKept(page);
  await page.context().setOffline(true);
  const display = page.getByRole('region', { name: 'Units and Display' });

  await test.step('the timer is hidden until it is turned on, then starts, is undone, and stops', async () => {
    await display.getByLabel('Fasting timer').selectOption('shown');
    await expect(display.getByText(/^Saved\./)).toBeVisible();
    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'Fasting' });
    await card.getByRole('button', { name: 'Start now' }).click();
    await expect(card.getByText(/^Since /)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card.getByRole('button', { name: 'Start now' }).click();
    await expect(card.getByRole('timer')).toHaveText('0 h 0 min');
    await card.getByRole('button', { name: 'Stop now' }).click();
    await card.getByText('Earlier').click();
    await expect(card.getByRole('listitem')).toHaveCount(1);
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('two measurements make a chart, also as a table', async () => {
    await page.goto('/insights');
    const card = page.getByRole('region', { name: 'Measurements' });
    await card.getByText('Log a measurement').click();
    for (const [size, days] of [
      ['90', 6],
      ['88.5', 0],
    ] as const) {
      await card.getByLabel('Size').fill(size);
      if (days > 0) await card.getByLabel('When').fill(`${daysAgo(days)}T07:00`);
      await card.getByRole('button', { name: 'Save' }).click();
      await expect(card.getByText(`${size} cm`).first()).toBeVisible();
    }
    await expect(card.getByText('straight between them, in cm')).toBeVisible();
    await card.getByRole('button', { name: 'Waist: show as a table' }).click();
    await expect(card.getByRole('row')).toHaveCount(3);
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('in pregnancy no deficit is suggested, and the timer is hidden', async () => {
    await page.goto('/profile');
    const goals = page.getByRole('region', { name: 'Goals and details' });
    await goals.getByLabel('Pregnant or breastfeeding').selectOption('pregnant');
    await expect(goals.getByText(/^No deficit: in pregnancy/)).toBeVisible();
    await goals.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your goals and details are up to date.')).toBeVisible();
    await expect(display.getByLabel('Fasting timer')).toBeHidden();
  });

  await test.step('another device shows the same', async () => {
    await page.context().setOffline(false);
    const other = await newDevice(ALWAYS_ONLINE);
    await haveSession(other, person);
    await other.goto('/profile');
    await expect(other.getByLabel('Pregnant or breastfeeding')).toHaveValue('pregnant', {
      timeout: 30_000,
    });
    await other.goto('/insights');
    await expect(other.getByText('straight between them, in cm')).toBeVisible();
  });
});
