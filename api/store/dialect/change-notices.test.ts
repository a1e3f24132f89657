import { type Changed, ChangeNotices } from './change-notices';

const transaction = () => ({});

function collecting(failures = 0) {
  const sent: Changed[][] = [];
  let left = failures;
  const send = (changes: Changed[]) => {
    if (left > 0) {
      left -= 1;
      return Promise.reject(new Error('away'));
    }
    sent.push(changes);
    return Promise.resolve();
  };
  const errors: unknown[] = [];
  const notices = new ChangeNotices(send, (error) => errors.push(error));
  const commit = (userId: string, seq: number) => {
    const trx = transaction();
    notices.note(trx, userId, seq);
    notices.committed(trx);
  };
  return { notices, commit, sent, errors };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("changes of many transactions are sent together, with each user's latest sequence number", async () => {
  const { commit, sent } = collecting();
  commit('ada', 4);
  commit('bob', 9);
  commit('ada', 6);
  commit('ada', 5);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([[{ ada: 6, bob: 9 }]]);
  commit('bob', 10);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([[{ ada: 6, bob: 9 }], [{ bob: 10 }]]);
});

test('nothing is announced before a transaction is committed', async () => {
  const { notices, sent } = collecting();
  notices.note(transaction(), 'ada', 4);
  notices.committed(transaction());
  await jest.advanceTimersByTimeAsync(1_000);
  await notices.flush();
  expect(sent).toEqual([]);
});

test('changes that could not be sent are sent later, together with newer ones', async () => {
  const { commit, sent, errors } = collecting(2);
  commit('ada', 4);
  await jest.advanceTimersByTimeAsync(100);
  commit('ada', 5);
  commit('bob', 1);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([[{ ada: 5, bob: 1 }]]);
  expect(errors).toHaveLength(2);
});

test('flush sends everything that waits, and leaves no timer', async () => {
  const { notices, commit, sent } = collecting();
  commit('ada', 4);
  await notices.flush();
  expect(sent).toEqual([[{ ada: 4 }]]);
  const away = collecting(1);
  away.commit('ada', 4);
  await away.notices.flush();
  expect([away.errors.length, jest.getTimerCount()]).toEqual([1, 0]);
});

test("a notice stays below PostgreSQL's limit", async () => {
  const { notices, commit, sent } = collecting();
  const id = (n: number) => `${n}`.padStart(36, '0');
  for (let n = 0; n < 250; n += 1) commit(id(n), Number.MAX_SAFE_INTEGER);
  await notices.flush();
  const [parts = []] = sent;
  expect(parts.map((part) => Object.keys(part).length)).toEqual([100, 100, 50]);
  for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(7_500);
});
