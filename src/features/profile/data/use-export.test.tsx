import { act, renderHook } from '@testing-library/react';

import type { User } from '#shared/contract/accounts';

import { CallError } from '../../../http/call-error';
import { ToastProvider } from '../../../ui/feedback/toast';
import { exportFromServer } from './make-export';
import { useExport } from './use-export';

jest.mock('./make-export');

test.each([
  ['password_needed', 'password'],
  ['confirmation_needed', 'confirmation'],
  ['busy', null],
] as const)('if the server answers %s, the user is asked for: %s', async (code, asks) => {
  jest.mocked(exportFromServer).mockRejectedValue(
    new CallError({
      kind: 'refused',
      status: 403,
      body: '',
      problem: { code, title: '', detail: '', status: 403, requestId: '' },
    }),
  );
  const { result } = renderHook(() => useExport({} as User), { wrapper: ToastProvider });
  act(() => {
    result.current.start();
  });
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(result.current).toMatchObject({ isMaking: false, asks, made: null });
});
