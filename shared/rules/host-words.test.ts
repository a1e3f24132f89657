import { wordsOfHost } from './host-words';

const HOST = {
  operatorName: 'O',
  operatorAddress: '',
  contactEmail: 'info@x.org',
  dpoContact: 'info@x.org',
  publicUrl: 'https://x.org',
  trialDays: 7,
  signups: 'open' as const,
  recipients: { ai: '', barcodes: '', payments: 'Stripe (USA)', mails: '', push: '', hosting: '' },
};

test.each([
  [0, ''],
  [1, 'day'],
  [7, 'week'],
  [14, '14 days'],
])('a trial of %d days is free for the first "%s"', (trialDays, trial) => {
  expect(wordsOfHost({ ...HOST, trialDays }).trial).toBe(trial);
});

test('a server without payments promises no trial', () => {
  const recipients = { ...HOST.recipients, payments: '' };
  expect(wordsOfHost({ ...HOST, recipients }).trial).toBe('');
});

test('the operator stands with the address that the host has told', () => {
  expect(wordsOfHost(HOST).controller).toBe('O');
  const operatorAddress = '1 High Street, Leeds';
  expect(wordsOfHost({ ...HOST, operatorAddress }).controller).toBe('O, 1 High Street, Leeds');
});

test('a recipient that is not set up is none, and a machine that is not named is to be asked about', () => {
  expect(wordsOfHost(HOST).recipients).toEqual({
    ai: 'none on this server',
    barcodes: 'none on this server',
    payments: 'Stripe (USA)',
    mails: 'none on this server',
    push: 'none on this server',
    hosting: 'please ask us',
  });
});
