// Must be the first import: it installs the IndexedDB that the store opens.
import { withTwoDevices } from '../kit/two-devices';
import type { User } from '#shared/contract/accounts';
import type { Consents } from '#shared/contract/consents';

import { answerConsent, rememberAccount } from '../../src/store/accounts';
import type { Visitor } from '../kit/api-in-memory';
import type { TestDevice } from '../kit/devices';

let ada: Visitor;
let phone: TestDevice;

withTwoDevices((given) => {
  ({ ada, phone } = given);
});

interface Standing {
  user: User;
  consents: Consents;
}

const standing = async () => (await ada.get('/api/auth/me')).body as Standing;

const answer = async (given: boolean) => answerConsent(ada.userId, { kind: 'health', given });

async function signedIn(): Promise<Consents> {
  const { user, consents } = await standing();
  await rememberAccount(user, consents);
  return consents;
}

const isGiven = async () => (await standing()).consents.health?.given;

test('of answers given offline the last one counts', async () => {
  await signedIn();
  await answer(false);
  await answer(true);
  expect(await phone.sync()).toBe(true);
  expect(await isGiven()).toBe(true);
});

test('any number of answers given offline does not stop sync', async () => {
  await signedIn();
  for (let times = 0; times < 11; times += 1)
    for (const given of [true, false]) await answer(given);
  await phone.sync();
  expect(await isGiven()).toBe(false);
});
