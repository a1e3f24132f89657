import type { Refusal } from '../../store/database';
import type { RefusedCase } from '../../store/refusals';
import { timeOfDayWords } from '../../ui/words/time';
import {
  actionsFor,
  changeWords,
  discardWords,
  nameOf,
  reasonWords,
  serverWords,
  timeOf,
} from './refused-words';

const refusedFor = (code: Refusal['code'], message = ''): Refusal => ({ code, message, at: 0 });

const CASE: RefusedCase = {
  type: 'meal',
  id: 'm1',
  refusal: refusedFor('invalid'),
  acts: ['put'],
  data: { name: 'Salmon', mealTime: '2026-03-14T12:30' },
  changes: 1,
  isDeleted: false,
  isOnServer: true,
  mealName: null,
};

test('a profile and a weight have their own names', () => {
  expect(nameOf({ ...CASE, type: 'profile', data: {} })).toBe('Your goals and details');
  expect(nameOf({ ...CASE, type: 'weight', data: {} })).toBe('A weight');
});

test.each([
  ['deleted', /deleted elsewhere/],
  ['invalid', /cannot keep/],
  ['too_large', /larger than the server accepts/],
  ['account_full', /account on this server is full/],
  ['op_id_reuse', /mistook it/],
  ['client_bug', /bug in the app/],
  ['unsupported', /does not know this kind/],
] as const)('%s has a reason in plain words', (code, words) => {
  expect(reasonWords(refusedFor(code))).toMatch(words);
});

test("the server's own message is shown only for a rejection because of the entry's content", () => {
  expect(serverWords(refusedFor('invalid', 'notes: too long'))).toBe('notes: too long');
  expect(serverWords(refusedFor('invalid', ' '))).toBeNull();
  expect(serverWords(refusedFor('deleted', 'The entry was deleted.'))).toBeNull();
});

test.each([
  [CASE, 'Salmon'],
  [{ ...CASE, data: {} }, 'A meal without a name'],
  [{ ...CASE, type: 'photo' as const, mealName: 'Soup' }, 'Photo of Soup'],
  [{ ...CASE, type: 'photo' as const }, 'A photo'],
  [{ ...CASE, type: 'foodMemory' as const, data: { words: 'latte' } }, 'What “latte” means'],
  [{ ...CASE, type: 'food' as const, data: { name: 'Oats' } }, 'Your food “Oats”'],
  [{ ...CASE, type: 'favourite' as const, data: { name: 'Oats' } }, 'Favorite “Oats”'],
])('an entry has a name: %#', (entry, name) => {
  expect(nameOf(entry)).toBe(name);
});

test("an entry's time is the local time where it was eaten", () => {
  expect(timeOf(CASE)).toBe(`Sat, March 14, ${timeOfDayWords('2026-03-14T12:30')}`);
  expect(timeOf({ data: { mealTime: 'noon' } })).toBeNull();
});

test.each([
  [{}, 'Your change'],
  [{ isOnServer: false }, 'New entry'],
  [{ acts: ['del'] }, 'Your deletion'],
  [{ acts: ['restore'] }, 'Bringing it back'],
  [{ acts: ['put', 'put'], changes: 2 }, '2 changes'],
])('a rejected change has a name: %j', (change, words) => {
  expect(changeWords({ ...CASE, ...change })).toBe(words);
});

const DELETED = { refusal: refusedFor('deleted'), isDeleted: true };

test.each([
  [{}, ['retry', 'edit', 'export', 'discard']],
  [DELETED, ['restore', 'export', 'discard']],
  [{ ...DELETED, isDeleted: false }, ['retry', 'edit', 'export', 'discard']],
  [{ acts: ['del'] }, ['retry', 'export', 'discard']],
  [{ type: 'photo' as const }, ['retry', 'export', 'discard']],
  [{ type: 'foodMemory' as const }, ['retry', 'export', 'discard']],
])('%j has the actions %j', (change, acts) => {
  expect(actionsFor({ ...CASE, ...change })).toEqual(acts);
});

test.each([
  [{}, /as the server has it/],
  [{ isOnServer: false }, /will be gone/],
  [DELETED, /stays deleted/],
])('%j: giving up is explained', (change, words) => {
  expect(discardWords({ ...CASE, ...change })).toMatch(words);
});
