import { ApiInMemory } from '../../../test/kit/api-in-memory';

async function hostWith(env: Record<string, string>): Promise<unknown> {
  const api = await ApiInMemory.start(env);
  const { body } = await api.visitor().get('/api/config');
  await api.stop();
  return body;
}

test('the settings say who runs the server and where it is reached', async () => {
  const env = { PUBLIC_URL: 'https://meals.example.org/', OPERATOR_NAME: 'Ada & Co. Ltd' };
  expect(await hostWith({ ...env, TRIAL_DAYS: '14' })).toEqual({
    operatorName: 'Ada & Co. Ltd',
    operatorAddress: '',
    contactEmail: 'info@meals.example.org',
    dpoContact: 'info@meals.example.org',
    publicUrl: 'https://meals.example.org',
    trialDays: 14,
  });
});

test('an address, a mailbox and a contact for data protection of the host stand in their place', async () => {
  const told = { OPERATOR_ADDRESS: '1 High Street, Leeds', CONTACT_EMAIL: 'ada@example.org' };
  expect(await hostWith(told)).toMatchObject({
    operatorAddress: '1 High Street, Leeds',
    contactEmail: 'ada@example.org',
    dpoContact: 'ada@example.org',
  });
  const DPO_CONTACT = 'Dr. Grace, dpo@example.org';
  expect(await hostWith({ ...told, DPO_CONTACT })).toMatchObject({ dpoContact: DPO_CONTACT });
});

test('without settings it is this machine, with a free first week', async () => {
  expect(await hostWith({})).toMatchObject({
    contactEmail: 'info@localhost',
    publicUrl: 'http://localhost:3000',
    trialDays: 7,
  });
});

test('no trial is promised where its days are 0', async () => {
  expect(await hostWith({ TRIAL_DAYS: '0' })).toMatchObject({ trialDays: 0 });
});
