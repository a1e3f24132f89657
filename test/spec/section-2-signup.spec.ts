import { expect, test } from '@playwright/test';

import { ADA, shellIsKept } from '../kit/browsers';
import { LiveServer } from '../kit/live-server';
import { Wizard } from '../kit/wizard';

let server: LiveServer;
let wizard: Wizard;

test.beforeAll(async () => {
  server = await LiveServer.start();
});
test.afterAll(async () => {
  await server.remove();
});
test.beforeEach(async ({ browser }) => {
  wizard = await Wizard.open(browser, server.url);
});
test.afterEach(async () => {
  await wizard.close();
});

const progress = () => wizard.page.getByRole('progressbar', { name: 'Sign-up' });

/** The first step on the page as it stands. */
async function firstStepHere(): Promise<void> {
  await wizard.field('First Name').fill('Ada');
  await wizard.field('Last Name').fill('Lovelace');
  await wizard.field('Email').fill(wizard.newEmail());
  await wizard.field('Password').fill(ADA.password);
  await wizard.field('Confirm Password').fill(ADA.password);
  await wizard.button('Create Account').click();
}

/** Answers of the call are held back until they are let go. */
async function holdBack(address: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await wizard.page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

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

  test("the button says 'Creating Account...' while the account is being made", async () => {
    const letGo = await holdBack('**/api/register');
    const made = wizard.toStep2();
    await expect(wizard.button('Creating Account...')).toBeDisabled();
    letGo();
    await made;
  });

  test('step 2 has the goal, both weights each with a unit, the timeline, Back and Continue', async () => {
    await wizard.toStep2();
    await expect(progress()).toHaveAttribute('aria-valuenow', '2');
    for (const label of ['Main Goal', 'Current Weight', 'Target Weight', 'Timeline']) {
      await expect(wizard.field(label)).toBeVisible();
    }
    expect(await wizard.optionsOf('Unit of current weight')).toEqual(['kg', 'lbs']);
    expect(await wizard.optionsOf('Unit of target weight')).toEqual(['kg', 'lbs']);
    await expect(wizard.button('Back')).toBeVisible();
    await expect(wizard.button('Continue')).toBeVisible();
  });

  test("step 3 has age, gender, height, activity, Back and 'Complete Setup'", async () => {
    await wizard.toStep3();
    await expect(progress()).toHaveAttribute('aria-valuenow', '3');
    for (const label of ['Age', 'Gender', 'Height', 'Activity Level']) {
      await expect(wizard.field(label)).toBeVisible();
    }
    expect(await wizard.optionsOf('Unit of height')).toEqual(['cm', 'ft/in']);
    await expect(wizard.button('Back')).toBeVisible();
    await expect(wizard.button('Complete Setup')).toBeVisible();
  });

  test("the button says 'Setting up...', then the dashboard opens with the toast", async () => {
    await wizard.toStep3();
    await wizard.button('Complete Setup').click();
    await expect(wizard.button('Setting up...')).toBeDisabled();
    await wizard.page.waitForURL('**/dashboard');
    await expect(wizard.page.getByText('Profile created!')).toBeVisible();
    await expect(
      wizard.page.getByText('Welcome to Platelog! You can now start tracking your meals.'),
    ).toBeVisible();
  });
});

test('the texts that an account is made on open beside the form, which keeps what was typed', async () => {
  const { page } = wizard;
  await page.goto('/signup');
  await wizard.field('First Name').fill('Ada');
  await expect(page.getByText(/^By creating an account you agree to the/)).toBeVisible();
  for (const title of ['Terms of Service', 'Privacy Policy']) {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: title }).click();
    const heading = (await opened).getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
  }
  await expect(wizard.field('First Name')).toHaveValue('Ada');
});

test.describe('section 4, signup wizard', () => {
  test('step 2 comes about 200 ms after the account, with its message', async () => {
    await wizard.page.goto('/signup');
    await wizard.page.evaluate(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.body.innerText.includes('Your Goals')) return;
        performance.mark('goals');
        observer.disconnect();
      }).observe(document.body, { subtree: true, childList: true });
    });
    await firstStepHere();
    await expect(wizard.page.getByText('Account created!')).toBeVisible();
    await expect(wizard.page.getByText("Now let's set up your profile.")).toBeVisible();
    await expect(wizard.title('Your Goals')).toBeVisible();
    const waited = await wizard.page.evaluate(() => {
      const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const made = calls.find(({ name }) => name.endsWith('/api/register'))?.responseEnd ?? NaN;
      return (performance.getEntriesByName('goals')[0]?.startTime ?? NaN) - made;
    });
    expect(waited).toBeGreaterThanOrEqual(200);
  });

  test('the dashboard comes about 100 ms after the profile was created', async () => {
    await wizard.toStep3();
    await wizard.page.evaluate(() => {
      const marked = new Set<string>();
      const mark = (name: string, there: boolean) => {
        if (there && !marked.has(name)) performance.mark(name);
        if (there) marked.add(name);
      };
      new MutationObserver(() => {
        mark('created', document.body.innerText.includes('Profile created!'));
        mark('dashboard', location.pathname === '/dashboard');
      }).observe(document.body, { subtree: true, childList: true });
    });
    await wizard.button('Complete Setup').click();
    await wizard.page.waitForURL('**/dashboard');
    await expect(wizard.title('Hello, Ada')).toBeVisible();
    const waited = await wizard.page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
      return at('dashboard') - at('created');
    });
    // The toast is drawn a little after the wait began.
    expect(waited).toBeGreaterThanOrEqual(60);
  });

  test('a profile that cannot be kept stays on step 3, with what was entered', async () => {
    await wizard.toStep3();
    await wizard.page.getByLabel('Age').fill('44');
    await wizard.page.evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('The disk is gone', 'UnknownError');
      };
    });
    await wizard.button('Complete Setup').click();
    await expect(wizard.page.getByText('Profile creation failed')).toBeVisible();
    await expect(wizard.title('Personal Details')).toBeVisible();
    await expect(wizard.page.getByLabel('Age')).toHaveValue('44');
    await expect(wizard.button('Complete Setup')).toBeEnabled();
  });

  test('a failed registration stays on step 1', async () => {
    await wizard.page.route('**/api/register', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    );
    await wizard.page.goto('/signup');
    await firstStepHere();
    await expect(wizard.page.getByText('Registration failed')).toBeVisible();
    await expect(wizard.title('Create Account')).toBeVisible();
  });

  test("an answer without a user: 'Invalid response from server'", async () => {
    await wizard.page.route('**/api/register', (route) => route.fulfill({ json: { user: {} } }));
    await wizard.page.goto('/signup');
    await firstStepHere();
    await expect(wizard.page.getByText('Registration failed')).toBeVisible();
    await expect(wizard.page.getByText('Invalid response from server')).toBeVisible();
    await expect(wizard.title('Create Account')).toBeVisible();
  });

  test('Continue asks nothing; what is wrong is said at the end, beside its field', async () => {
    await wizard.toStep2();
    await wizard.field('Current Weight').fill('');
    await wizard.button('Continue').click();
    await expect(wizard.title('Personal Details')).toBeVisible();
    await wizard.button('Complete Setup').click();
    await expect(wizard.title('Your Goals')).toBeVisible();
    await expect(wizard.page.getByText('Current weight is required')).toBeVisible();
  });

  test('Back returns one step, never below the first, and the account is not made twice', async () => {
    await wizard.toStep3();
    await wizard.button('Back').click();
    await expect(wizard.title('Your Goals')).toBeVisible();
    await wizard.button('Back').click();
    await expect(wizard.title('Create Account')).toBeVisible();
    await expect(wizard.page.getByText(/^Your account is made, Ada Lovelace/)).toBeVisible();
    await expect(wizard.button('Back')).toHaveCount(0);
    await wizard.button('Continue').click();
    await expect(wizard.title('Your Goals')).toBeVisible();
  });

  test('a page that is loaded anew goes on where it was, with what was typed', async () => {
    await wizard.toStep2();
    await wizard.field('Current Weight').fill('81.5');
    await wizard.button('Continue').click();
    await wizard.page.getByLabel('Age').fill('44');
    await wizard.page.reload();
    await expect(wizard.title('Personal Details')).toBeVisible();
    await expect(wizard.page.getByLabel('Age')).toHaveValue('44');
    await wizard.button('Back').click();
    await expect(wizard.field('Current Weight')).toHaveValue('81.5');
  });

  test('the profile is completed without signal, and reaches the server later', async () => {
    await wizard.toStep2();
    await shellIsKept(wizard.page);
    await wizard.page.context().setOffline(true);
    await wizard.button('Continue').click();
    await wizard.button('Complete Setup').click();
    await wizard.page.waitForURL('**/dashboard');
    await expect(wizard.page.getByText('Profile created!')).toBeVisible();
    await wizard.page.context().setOffline(false);
    await wizard.page.goto('/sync-status');
    await expect(
      wizard.page.getByRole('heading', { name: 'Everything is on the server' }),
    ).toBeVisible();
  });
});

test.describe('section 5, registration', () => {
  test('what is missing or does not match is said beside its field, and nothing is sent', async () => {
    const sent: string[] = [];
    wizard.page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await wizard.page.goto('/signup');
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
