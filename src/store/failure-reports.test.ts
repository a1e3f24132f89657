import {
  askToSend,
  FAILURES_MOST,
  failuresToSend,
  keepFailure,
  listFailures,
  markSent,
  removeFailure,
} from './failure-reports';
import { registry } from './registry';

const facts = { kind: 'error', path: '/profile', app: '1', browser: 'Chrome' } as const;
const keep = async (message: string, now: number, path = '/profile') =>
  keepFailure({ ...facts, path, failure: withoutStack(message) }, now);

function withoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}

beforeEach(async () => registry().failures.clear());

test('a failure is kept, and a repetition of it is counted', async () => {
  await keep('x failed', 1_000);
  await keep('x failed', 2_000);
  await keep('y failed', 3_000);
  expect(await listFailures()).toMatchObject([
    { message: 'Error: y failed', times: 1, at: 3_000, state: 'kept' },
    { message: 'Error: x failed', times: 2, at: 2_000, page: '/profile' },
  ]);
});

test('the newest 20 are kept', async () => {
  for (let index = 1; index <= FAILURES_MOST + 5; index += 1) {
    await keep(`failed at ${'x'.repeat(index % 10)} ${String.fromCharCode(96 + index)}`, index);
  }
  const failures = await listFailures();
  expect(failures).toHaveLength(FAILURES_MOST);
  expect([failures[0]?.at, failures.at(-1)?.at]).toEqual([FAILURES_MOST + 5, 6]);
});

test('a report is sent only after the user asks, and does not grow after that', async () => {
  await keep('x failed', 1_000);
  expect(await failuresToSend()).toEqual([]);
  const [{ id } = { id: '' }] = await listFailures();
  await askToSend(id);
  expect((await failuresToSend()).map((one) => one.id)).toEqual([id]);
  await keep('x failed', 2_000);
  expect(await failuresToSend()).toMatchObject([{ id, times: 1 }]);
  await markSent(id, 'sent');
  expect(await failuresToSend()).toEqual([]);
  await removeFailure(id);
  expect(await listFailures()).toMatchObject([{ state: 'kept', times: 1 }]);
});

test('an address that is not a page of the app is not kept', async () => {
  await keep('x failed', 1_000, '/soup/ada');
  expect((await listFailures())[0]?.page).toBe('another address');
});

test("names and email addresses of this device's accounts are removed", async () => {
  const user = { id: 'u', email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace' };
  await registry().accounts.put({
    userId: 'u',
    dbName: 'd',
    state: 'active',
    sessionExpired: 0,
    lastUsed: 0,
    user: user as never,
  });
  await keep('Ada of Lovelace failed', 1_000);
  await registry().accounts.clear();
  expect((await listFailures())[0]?.message).toBe('Error: … of … failed');
});
