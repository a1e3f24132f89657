import { act, renderHook } from '@testing-library/react';

import { freeUser } from '../../../../test/kit/free-user';
import { rememberAccount } from '../../../store/accounts';
import { usePackFlow } from './use-pack-flow';

const BARCODE = '4000417025005';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const problem = (code: string, status: number) => {
  const said = { code, title: 't', detail: 'd', status, requestId: 'r' };
  return Response.json(said, { status });
};

test.each([
  [
    'a server that has had too many questions',
    async () => problem('too_many_requests', 429),
    'failed',
  ],
  ['a server that fails', async () => problem('internal_error', 500), 'failed'],
  ['no connection', async () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
])('%s has its own result', async (_, answer, sought) => {
  await rememberAccount(freeUser('ada'));
  globalThis.fetch = answer;
  const { result } = renderHook(() => usePackFlow({ at: 'scan' }));
  await act(async () => result.current.seek(BARCODE));
  expect(result.current.step).toEqual({ at: 'unknown', barcode: BARCODE, sought });
});
