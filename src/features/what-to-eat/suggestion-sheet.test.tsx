import { render, screen } from '@testing-library/react';

import { FOUR_SLOTS, slotAt } from '#shared/rules/meal-slots';

import { foodItem } from '../../../test/kit/items';
import { ToastProvider } from '../../ui/feedback/toast';
import { ofFavourite } from './candidates';
import { SuggestionSheet } from './suggestion-sheet';

const candidate = ofFavourite({ id: 'f1', name: 'Toast', items: [foodItem()] });
const suggestion = { candidate, score: 1, eatenBefore: null, plannedOn: null, timesAtMeal: 0 };

test('a sheet open at midnight changes to the new day', async () => {
  const sheet = (today: string) => (
    <ToastProvider>
      <SuggestionSheet
        {...{ suggestion, today }}
        aim={null}
        slot={slotAt('2026-03-01T08:00', FOUR_SLOTS)}
        onClose={jest.fn()}
      />
    </ToastProvider>
  );
  const { rerender } = render(sheet('2026-03-01'));
  await screen.findByRole('button', { name: 'Log it' });
  rerender(sheet('2026-03-02'));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day' }).value).toBe('2026-03-02');
  expect(screen.getByRole('button', { name: 'Log it' })).toBeTruthy();
});
