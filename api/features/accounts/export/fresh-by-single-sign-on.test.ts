import type { Visitor } from '../../../../test/kit/api-in-memory';
import { BACK, PASSWORD, SignOn } from '../../../../test/kit/single-sign-on/sign-on';

const on = new SignOn();

async function ask(visitor: Visitor, method = 'GET', body?: object) {
  const answer = await fetch(`${on.api.url}/api/account/export`, {
    method,
    headers: { Cookie: visitor.cookies, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const bytes = await answer.arrayBuffer();
  if (answer.status === 200) return 'exported';
  return (JSON.parse(new TextDecoder().decode(bytes)) as { code: string }).code;
}

test('a user without a password must confirm at the issuer before an export; signing in there is not enough', async () => {
  await on.open();
  const visitor = await on.newcomer();
  expect([await ask(visitor), await ask(visitor, 'POST', {})]).toEqual([
    'confirmation_needed',
    'confirmation_needed',
  ]);
  const { body } = await on.post(visitor, 'confirm');
  await on.finish(visitor, await on.issuer.answerTo(body.address, BACK));
  expect([await ask(visitor), await ask(visitor, 'POST', {})]).toEqual(['exported', 'exported']);
  on.late = 11 * 60_000;
  expect(await ask(visitor)).toBe('confirmation_needed');
});

test('a user with a password must enter it, even right after signing in by single sign-on', async () => {
  await on.open();
  await on.withPassword();
  const visitor = on.api.visitor();
  await on.signOn(visitor);
  await on.post(visitor, 'prove', { password: PASSWORD });
  const again = on.api.visitor();
  expect((await on.signOn(again)).body).toMatchObject({ next: 'enter' });
  expect(await ask(again)).toBe('password_needed');
  expect(await ask(again, 'POST', { currentPassword: PASSWORD })).toBe('exported');
});
