import {
  CONSENTS,
  isSignedIn,
  NAMES,
  PASSWORD,
  SignOn,
} from '../../../../test/kit/single-sign-on/sign-on';

const on = new SignOn();

const GB = 1024 ** 3;

let free: number;

async function open(): Promise<void> {
  free = 2 * GB;
  await on.open({ DISK_RESERVE_MB: '1024' }, async () => Promise.resolve(free));
}

async function fillDisk(): Promise<void> {
  free = GB - 1;
  on.late += 5_000;
  await on.api.services.disk.look();
}

test('on a full disk a user without a password can sign in, export and delete the account', async () => {
  await open();
  await on.newcomer();
  await fillDisk();
  const visitor = on.api.visitor();
  expect((await on.signOn(visitor)).body).toMatchObject({ next: 'enter' });
  expect(await isSignedIn(visitor)).toBe(true);
  const confirmed = await on.finish(visitor, await on.answerFor(visitor, {}, 'confirm'));
  expect(confirmed.body).toEqual({ next: 'confirmed' });
  expect((await visitor.post('/api/account/export', {})).status).toBe(200);
  const deleted = await visitor.send('/api/account', {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(deleted.status).toBe(200);
});

test('on a full disk an account can be linked with its password, but not created', async () => {
  await open();
  await on.withPassword();
  await fillDisk();
  const visitor = on.api.visitor();
  expect((await on.signOn(visitor)).body).toMatchObject({ next: 'prove', needs: 'password' });
  expect((await on.post(visitor, 'prove', { password: PASSWORD })).status).toBe(200);
  on.issuer.colleague = { sub: 'grace-1906', email: 'grace@example.org', email_verified: true };
  const newcomer = on.api.visitor();
  expect((await on.signOn(newcomer)).body).toMatchObject({ next: 'sign_up' });
  const names = { ...NAMES, email: 'grace@example.org' };
  const made = await on.post(newcomer, 'register', { ...names, ...CONSENTS });
  expect([made.status, made.body.code]).toEqual([507, 'disk_full']);
});
