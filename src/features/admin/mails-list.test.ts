import { tryWords } from './mails-list';
import { exactTimeWords } from './fact-words';

const AT = new Date('2026-11-22T14:05:09').getTime();
const mail = {
  id: 'm',
  kind: 'password_reset',
  to: 'a***@example.org',
  userId: null,
  state: 'waiting' as const,
  tries: 0,
  createdAt: AT,
  nextTryAt: AT,
  endsAt: AT,
  lastAnswer: null,
  resendable: true,
};

test('a mail shows how often it was tried and when the next try is', () => {
  const at = exactTimeWords(AT);
  expect(tryWords(mail)).toBe(`Not tried yet, next at ${at}, until ${at}`);
  expect(tryWords({ ...mail, tries: 1, nextTryAt: null })).toBe(
    `Tried 1 time, being sent now, until ${at}`,
  );
  expect(tryWords({ ...mail, tries: 31, state: 'failed' })).toBe('Tried 31 times');
});
