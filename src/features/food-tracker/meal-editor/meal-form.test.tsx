import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { ToastProvider } from '../../../ui/feedback/toast';
import { logDescription } from '../log-meal';
import { MealForm } from './meal-form';
import { useMealForm } from './use-meal-form';

jest.mock('../log-meal', () => ({ logDescription: jest.fn(), logPhoto: jest.fn() }));

const DAY = '2026-11-28';

/** The logged meal is never shown, as if the diary were slow to read it. */
function Form({ wide }: { wide: boolean }) {
  const form = useMealForm({ day: DAY, today: DAY, wide, onLogged: () => undefined });
  return <MealForm form={form} abilities={null} />;
}

const shown = (wide: boolean) =>
  render(
    <MemoryRouter>
      <ToastProvider>
        <Form wide={wide} />
      </ToastProvider>
    </MemoryRouter>,
  );

test.each([
  ['a phone', false, () => screen.getByRole('button', { name: 'Describe Meal' })],
  ['a desktop', true, () => screen.getByRole('textbox', { name: 'Describe Meal' })],
])(
  'on %s the focus stays on the way to log while the meal is not shown yet',
  async (_, wide, at) => {
    jest.mocked(logDescription).mockResolvedValue('m1');
    shown(wide);
    fireEvent.click(screen.getByRole('button', { name: 'Describe Meal' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Describe Meal' }), {
      target: { value: 'an apple' },
    });
    const analyze = screen.getByRole('button', { name: 'Analyze Description' });
    act(() => {
      analyze.focus();
    });
    fireEvent.click(analyze);
    await waitFor(() => {
      expect(document.activeElement).toBe(at());
    });
  },
);
