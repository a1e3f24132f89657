import { AUDIT_ACTION_WORDS, AUDIT_ACTIONS } from '#shared/contract/admin/audit';
import { JOB_KINDS, MAIL_KINDS } from '#shared/contract/admin/system';

import { JOB_WORDS, jobWords, MAIL_WORDS, mailWords } from './kind-words';

test('every kind of job, mail and action has its own words', () => {
  const jobs = JOB_KINDS.flatMap((kind) => [JOB_WORDS[kind].name, JOB_WORDS[kind].about]);
  const mails = MAIL_KINDS.map((kind) => MAIL_WORDS[kind]);
  const actions = AUDIT_ACTIONS.map((action) => AUDIT_ACTION_WORDS[action]);
  for (const words of [jobs, mails, actions]) {
    expect(new Set(words).size).toBe(words.length);
    for (const one of words) expect(one).toMatch(/^[A-Z][\w' ,;:.()-]{3,}$/);
  }
});

test('a kind that this page does not know is shown by its name', () => {
  expect(mailWords('password_reset')).toBe('Link to a new password');
  expect(mailWords('price_change')).toBe('Price change');
  expect(jobWords('photo').name).toBe('Photo analysis');
  expect(jobWords('tidy-up')).toEqual({ name: 'Tidy up', about: '' });
});
