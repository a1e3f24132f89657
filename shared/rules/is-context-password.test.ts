import { isContextPassword } from './is-context-password';

const ADA = { email: 'ada.king@example.org', names: ['Ada', 'Lovelace'] };

test.each([
  ['the email', 'ada.king@example.org'],
  ['the email in capitals, with a year', 'ADA.King@Example.org2026'],
  ['the part before the @', 'ada.king'],
  ['a part of it, with digits', 'king12345678'],
  ['the first and the last name', 'AdaLovelace'],
  ['the names the other way round, with signs', 'lovelace_ada!!'],
  ['the last name with digits in place of length', 'Lovelace1815'],
  ['the name of the product', 'Platelog!2026'],
  ['the name of the product twice', 'platelogplatelog'],
  ['all of them', 'platelog-ada-2026'],
])('the password %s is refused', (_what, password) => {
  expect(isContextPassword(password, ADA)).toBe(true);
});

test.each([
  ['words of one’s own', 'analytical engine 1843'],
  ['a name among other words', 'lovelace wrote the notes'],
  ['digits that are nobody’s', '83920174650'],
  ['signs alone', '!?!?!?!?!?'],
  ['what only begins like a name', 'adamant1'],
  ['nothing of these', ''],
])('the password %s is accepted', (_what, password) => {
  expect(isContextPassword(password, ADA)).toBe(false);
});

test('accents and short names make no difference', () => {
  const josé = { email: 'j@example.org', names: ['José', 'Li'] };
  expect(isContextPassword('jose1990', josé)).toBe(true);
  // Short names are ignored, because two letters occur in half of all passwords.
  expect(isContextPassword('lilylilac', josé)).toBe(false);
  expect(isContextPassword('12345-Anna', { email: 'x@y.org', names: ['Ann', 'Anna'] })).toBe(true);
});
