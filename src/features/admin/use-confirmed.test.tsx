import { act, renderHook } from '@testing-library/react';

import { ToastProvider } from '../../ui/feedback/toast';
import { useConfirmed } from './use-confirmed';

test('an action can be repeated if its button is still shown', async () => {
  const done: string[] = [];
  const { result } = renderHook(
    () => useConfirmed(() => Promise.resolve(void done.push('again'))),
    { wrapper: ToastProvider },
  );
  for (let press = 0; press < 2; press += 1) {
    expect(result.current.pending).toBe(false);
    await act(async () => result.current.confirm());
  }
  expect(done).toEqual(['again', 'again']);
});
