import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { localNow } from '../../ui/words/time';
import { usePeriod } from './period';

const at = (address: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(usePeriod, { wrapper }).result.current.period;
};
const today = localNow().slice(0, 10);

test.each(['2026-99-99', '2026-02-30', '0000-00-00', 'yesterday', ''])(
  "a day that does not exist is today: '%s'",
  (day) => {
    expect(at(`/nutrients?day=${day}`)).toEqual({ kind: 'day', day: today, mealId: null });
    expect(at(`/nutrients?day=${day}&span=week`)).toMatchObject({ kind: 'week' });
  },
);

test('the day in the address is shown', () => {
  expect(at('/nutrients?day=2026-02-28')).toMatchObject({ kind: 'day', day: '2026-02-28' });
});
