import { ApiInMemory } from '../../../test/kit/api-in-memory';

async function hostWith(env: Record<string, string>): Promise<unknown> {
  const api = await ApiInMemory.start(env);
  const { body } = await api.visitor().get('/api/config');
  await api.stop();
  return body;
}

test('the response names the operator and the address from the settings', async () => {
  const env = { PUBLIC_URL: 'https://meals.example.org/', OPERATOR_NAME: 'Ada & Co. Ltd' };
  expect(await hostWith({ ...env, TRIAL_DAYS: '14' })).toEqual({
    operatorName: 'Ada & Co. Ltd',
    operatorAddress: '',
    contactEmail: 'info@meals.example.org',
    dpoContact: 'info@meals.example.org',
    publicUrl: 'https://meals.example.org',
    trialDays: 14,
    plan: { freeImages: 3, premiumForAll: false },
    signups: 'open',
    singleSignOn: null,
    recipients: {
      ai: '',
      barcodes: '',
      payments: '',
      mails: '',
      push: '',
      hosting: '',
      signIn: '',
    },
  });
});

test('all recipients of data are named, with their country if known', async () => {
  const set = {
    OPENAI_API_KEY: 'sk-test',
    OPEN_FOOD_FACTS_CONTACT: 'ada@example.org',
    STRIPE_SECRET_KEY: 'sk_test_1',
    SMTP_URL: 'smtp://mail.example.net:587',
    HOSTING_COMPANY: 'Racks Ltd (Germany)',
  };
  expect(await hostWith(set)).toMatchObject({
    recipients: {
      ai: expect.stringContaining('OpenAI (USA)') as string,
      barcodes: expect.stringContaining('Open Food Facts (France)') as string,
      payments: expect.stringContaining('Stripe (Ireland and USA)') as string,
      mails: 'mail.example.net',
      hosting: 'Racks Ltd (Germany)',
    },
  });
  const ownMachine = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', SMTP_URL: 'smtp://localhost:25' };
  expect(await hostWith(ownMachine)).toMatchObject({
    recipients: {
      ai: 'a program on the machine of this server',
      mails: 'a program on the machine of this server',
    },
  });
  const named = { SMTP_URL: 'smtp://mail.example.net:587', MAIL_SERVICE: 'Post Inc. (USA)' };
  expect(await hostWith(named)).toMatchObject({ recipients: { mails: 'Post Inc. (USA)' } });
});

test("the response has the host's postal address, email and data protection contact", async () => {
  const told = { OPERATOR_ADDRESS: '1 High Street, Leeds', CONTACT_EMAIL: 'ada@example.org' };
  expect(await hostWith(told)).toMatchObject({
    operatorAddress: '1 High Street, Leeds',
    contactEmail: 'ada@example.org',
    dpoContact: 'ada@example.org',
  });
  const DPO_CONTACT = 'Dr. Grace, dpo@example.org';
  expect(await hostWith({ ...told, DPO_CONTACT })).toMatchObject({ dpoContact: DPO_CONTACT });
});

test('without settings the address is this machine, and the trial is a week', async () => {
  expect(await hostWith({})).toMatchObject({
    contactEmail: 'info@localhost',
    publicUrl: 'http://localhost:3000',
    trialDays: 7,
  });
});

test('no trial is offered if its days are 0', async () => {
  expect(await hostWith({ TRIAL_DAYS: '0' })).toMatchObject({ trialDays: 0 });
});

test('the free plan follows the settings', async () => {
  expect(await hostWith({ FREE_IMAGES: 'unlimited', PREMIUM_FOR_ALL: '1' })).toMatchObject({
    plan: { freeImages: null, premiumForAll: true },
  });
});
