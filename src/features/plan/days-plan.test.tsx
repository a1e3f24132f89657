import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import type { PlannedEntry } from '../../store/kitchen/planned-meals';
import { ToastProvider } from '../../ui/feedback/toast';
import { DaysPlan } from './days-plan';

function show(day: string) {
  const entry = {
    id: 'a',
    mealId: 'b',
    day,
    mealType: 'dinner',
    name: 'Lentil soup',
    portions: 1,
    items: [],
    recipe: undefined,
    eaten: undefined,
  } as unknown as PlannedEntry;
  render(
    <MemoryRouter>
      <ToastProvider>
        <DaysPlan entries={[entry]} day={day} today="2026-11-26" />
      </ToastProvider>
    </MemoryRouter>,
  );
}

test.each([
  ['2026-11-26', 'Planned for today', 1],
  ['2026-11-25', 'Planned for Wednesday, November 25', 1],
  ['2026-11-27', 'Planned for Friday, November 27', 0],
])('the plan of %s has its heading, and can be logged from its day on', (day, heading, buttons) => {
  show(day);
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Log Lentil soup as eaten' })).toHaveLength(
    buttons,
  );
});
