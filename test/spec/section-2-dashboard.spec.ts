import { expect, test } from '../kit/browser-test';
import { barriers } from '../kit/barriers';
import { describeMeal, shellIsKept } from '../kit/browsers';
import { beforeEachWizard, type Wizard } from '../kit/wizard';

let wizard: Wizard;
beforeEachWizard((comes) => {
  wizard = comes;
});

test.describe('section 2, dashboard', () => {
  test('a spinner shows while the user loads', async () => {
    // The storage never answers, so the page keeps waiting for the user.
    await wizard.page.addInitScript(() => {
      IDBFactory.prototype.open = () => ({ addEventListener: () => undefined }) as never;
    });
    await wizard.page.goto('/dashboard');
    await expect(wizard.page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  });

  test("signed out: 'Please Log In' with a link to /login", async () => {
    await wizard.page.goto('/dashboard');
    await expect(wizard.title('Please Log In')).toBeVisible();
    const link = wizard.page.getByRole('link', { name: 'Go to Login' });
    await expect(link).toHaveAttribute('href', '/login');
  });

  test('greets by the username, with three cards that are links', async () => {
    await wizard.toDashboard();
    await expect(wizard.title('Hello, Ada')).toBeVisible();
    for (const [name, href] of [
      ['Track Meal', '/food-tracker'],
      ['Profile', '/profile'],
      ['Upgrade', '/checkout'],
    ] as const) {
      const card = wizard.page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(card).toHaveAttribute('href', href);
    }
    await expect(wizard.page.getByText('unlimited meal tracking')).toBeVisible();
    expect(await barriers(wizard.page)).toEqual([]);
  });
});

test.describe('with the app on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the day is shown against its target, with the streak and waiting entries, also offline', async () => {
    await wizard.toDashboard();
    await expect(wizard.page.getByText('of 2,010 kcal')).toBeVisible();
    await expect(wizard.page.getByText('Log a meal to begin a streak')).toBeVisible();
    await shellIsKept(wizard.page);
    await wizard.page.goto('/food-tracker');
    await wizard.page.context().setOffline(true);
    await describeMeal(wizard.page, '2 eggs');
    await expect(wizard.page.getByText('Saved on this device')).toBeVisible();
    await wizard.page.getByRole('link', { name: 'Today' }).click();
    await expect(wizard.page.getByText('1 day in a row')).toBeVisible();
    await expect(wizard.page.getByText(/^1,\d{3} kcal left$/)).toBeVisible();
    await expect(wizard.page.getByText(/^1 entry waiting for signal/)).toBeVisible();
  });
});

test('a user without goals gets a link to set them', async () => {
  await wizard.toStep2();
  await wizard.page.getByRole('link', { name: 'Do this later' }).click();
  await expect(wizard.page.getByText('Finish your profile')).toBeVisible();
  await wizard.page.getByRole('link', { name: 'Continue' }).click();
  await expect(wizard.title('Your Goals')).toBeVisible();
});
