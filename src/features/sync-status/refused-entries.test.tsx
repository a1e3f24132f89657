import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { mealFields } from '../../../test/kit/stores';
import { type RefusedCase, retryRefused } from '../../store/refusals';
import { ToastProvider } from '../../ui/feedback/toast';
import { RefusedEntries } from './refused-entries';

jest.mock('../../store/refusals');

test("if this device cannot save the user's decision, the user is told and the entry stays", async () => {
  jest.mocked(retryRefused).mockRejectedValue(new Error('disk is full'));
  const entry = {
    type: 'meal',
    id: 'm1',
    data: mealFields(),
    acts: ['put'],
    refusal: { code: 'quota', message: 'full', at: 0 },
  } as unknown as RefusedCase;
  render(
    <MemoryRouter>
      <ToastProvider>
        <RefusedEntries entries={[entry]} now={1} />
      </ToastProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Retry/ }));
  expect(await screen.findByText('Nothing was changed')).toBeTruthy();
});
