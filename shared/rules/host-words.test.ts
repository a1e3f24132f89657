import { wordsOfHost } from './host-words';
import { USUAL_PLAN } from './plan';

const HOST = {
  operatorName: 'O',
  operatorAddress: '',
  contactEmail: 'info@x.org',
  dpoContact: 'info@x.org',
  publicUrl: 'https://x.org',
  trialDays: 7,
  plan: USUAL_PLAN,
  signups: 'open' as const,
  singleSignOn: null,
  recipients: {
    ai: '',
    barcodes: '',
    payments: 'Stripe (USA)',
    mails: '',
    push: '',
    hosting: '',
    signIn: '',
  },
};

test.each([
  [0, ''],
  [1, 'day'],
  [7, 'week'],
  [14, '14 days'],
])('a trial of %d days is free for the first "%s"', (trialDays, trial) => {
  expect(wordsOfHost({ ...HOST, trialDays }).trial).toBe(trial);
});

test('a server without payments offers no trial', () => {
  const recipients = { ...HOST.recipients, payments: '' };
  expect(wordsOfHost({ ...HOST, recipients }).trial).toBe('');
});

test.each([
  [0, 'no image uploads'],
  [1, '1 image upload'],
  [5, '5 image uploads'],
  [null, 'unlimited image uploads'],
])('%s free images are "%s"', (freeImages, words) => {
  const plan = { freeImages, premiumForAll: false };
  expect(wordsOfHost({ ...HOST, plan }).freeUploads).toBe(words);
});

test('a server with Premium for everyone offers no trial', () => {
  const plan = { ...USUAL_PLAN, premiumForAll: true };
  expect(wordsOfHost({ ...HOST, plan })).toMatchObject({ trial: '', premiumForAll: true });
});

test('the operator is shown with the address that the host has set', () => {
  expect(wordsOfHost(HOST).controller).toBe('O');
  const operatorAddress = '1 High Street, Leeds';
  expect(wordsOfHost({ ...HOST, operatorAddress }).controller).toBe('O, 1 High Street, Leeds');
});

test('a recipient that is not set up is shown as none, and for an unnamed hosting company users are told to ask', () => {
  expect(wordsOfHost(HOST).recipients).toEqual({
    ai: 'none on this server',
    barcodes: 'none on this server',
    payments: 'Stripe (USA)',
    mails: 'none on this server',
    push: 'none on this server',
    hosting: 'please ask us',
    signIn: 'none on this server',
  });
});
