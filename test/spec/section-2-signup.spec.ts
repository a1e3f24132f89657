import { expect, test } from '../kit/browser-test';
import { holdBack } from '../kit/hold-back';
import { beforeAllWizard, type Wizard } from '../kit/wizard';

// One user from the empty form to the first look at the day, in this order.
let wizard: Wizard;
beforeAllWizard((comes) => {
  wizard = comes;
});

const progress = () => wizard.page.getByRole('progressbar', { name: 'Sign-up' });

test.describe('section 2, signup', () => {
  test('step 1 has its title, its fields and its button, and a bar of one third', async () => {
    await wizard.page.goto('/signup');
    await expect(wizard.title('Create Account')).toBeVisible();
    await expect(progress()).toHaveAttribute('aria-valuenow', '1');
    await expect(progress()).toHaveAttribute('aria-valuemax', '3');
    for (const label of ['First Name', 'Last Name', 'Email', 'Confirm Password']) {
      await expect(wizard.field(label)).toBeVisible();
    }
    await expect(wizard.page.getByPlaceholder('Min. 8 characters')).toHaveAttribute(
      'type',
      'password',
    );
    await expect(wizard.button('Create Account')).toBeEnabled();
  });

  test('the legal texts open next to the form, which keeps what was typed', async () => {
    const { page } = wizard;
    await wizard.field('First Name').fill('Ada');
    await expect(page.getByText(/^By creating an account you agree to the/)).toBeVisible();
    for (const title of ['Terms of Service', 'Privacy Policy']) {
      const opened = page.context().waitForEvent('page');
      await page.getByRole('link', { name: title }).click();
      const text = await opened;
      await expect(text.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await text.close();
    }
    await expect(wizard.field('First Name')).toHaveValue('Ada');
    await wizard.field('First Name').fill('');
  });
});

test.describe('section 5, registration', () => {
  test('a missing or mismatched value is reported next to its field, and nothing is sent', async () => {
    const sent: string[] = [];
    wizard.page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await wizard.button('Create Account').click();
    for (const words of [
      'First name is required',
      'Last name is required',
      'Please enter a valid email',
    ]) {
      await expect(wizard.page.getByText(words)).toBeVisible();
    }
    await expect(
      wizard.page.getByText('Password must be at least 8 characters').last(),
    ).toBeVisible();
    await wizard.field('Password').fill('analytical engine');
    await wizard.field('Confirm Password').fill('difference engine');
    const problem = wizard.page.getByText("Passwords don't match");
    await expect(problem).toBeVisible();
    const described = await wizard.field('Confirm Password').getAttribute('aria-describedby');
    expect(await problem.getAttribute('id')).toBe(described);
    expect(sent).not.toContain('/api/register');
  });
});

test.describe('section 2, signup, sent', () => {
  test("the button says 'Creating Account...' while the account is being created", async () => {
    const letGo = await holdBack(wizard.page, '**/api/register');
    await wizard.firstStepHere();
    await expect(wizard.button('Creating Account...')).toBeDisabled();
    letGo();
    await expect(wizard.title('Your Goals')).toBeVisible();
  });

  test('step 2 has the goal, both weights each with a unit, the timeline, Back and Continue', async () => {
    await expect(progress()).toHaveAttribute('aria-valuenow', '2');
    for (const label of ['Main Goal', 'Current Weight', 'Target Weight', 'Timeline']) {
      await expect(wizard.field(label)).toBeVisible();
    }
    expect(await wizard.optionsOf('Unit of current weight')).toEqual(['kg', 'lbs']);
    expect(await wizard.optionsOf('Unit of target weight')).toEqual(['kg', 'lbs']);
    await expect(wizard.button('Back')).toBeVisible();
    await wizard.button('Continue').click();
  });

  test("step 3 has age, gender, height, activity, Back and 'Complete Setup'", async () => {
    await expect(wizard.title('Personal Details')).toBeVisible();
    await expect(progress()).toHaveAttribute('aria-valuenow', '3');
    for (const label of ['Age', 'Gender', 'Height', 'Activity Level']) {
      await expect(wizard.field(label)).toBeVisible();
    }
    expect(await wizard.optionsOf('Unit of height')).toEqual(['cm', 'ft/in']);
    await expect(wizard.button('Back')).toBeVisible();
    await expect(wizard.button('Complete Setup')).toBeVisible();
  });

  test("the button says 'Setting up...', then the dashboard opens with the toast", async () => {
    // The navigation follows after 100 ms: while the clock is paused it does not happen.
    await wizard.page.clock.install();
    await wizard.page.clock.pauseAt(Date.now() + 60_000);
    await wizard.button('Complete Setup').click();
    await expect(wizard.button('Setting up...')).toBeDisabled();
    await wizard.page.clock.resume();
    await wizard.page.waitForURL('**/dashboard');
    await expect(wizard.page.getByText('Profile created!')).toBeVisible();
    await expect(
      wizard.page.getByText('Welcome to Platelog! You can now start tracking your meals.'),
    ).toBeVisible();
  });
});
