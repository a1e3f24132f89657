import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { saveFood } from '../../../store/foods';
import { FoodSheet } from './food-sheet';

jest.mock('../../../store/foods', () => ({
  ...jest.requireActual<object>('../../../store/foods'),
  saveFood: jest.fn(async () => Promise.resolve('f1')),
}));

test('two presses on Save save one new food', async () => {
  const onSaved = jest.fn();
  render(
    <MemoryRouter>
      <FoodSheet name="Muesli" onSaved={onSaved} onClose={() => undefined} />
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText('Energy (kcal)'), { target: { value: '370' } });
  const save = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(save);
  fireEvent.click(save);
  await waitFor(() => {
    expect(onSaved).toHaveBeenCalled();
  });
  expect(saveFood).toHaveBeenCalledTimes(1);
  expect(onSaved).toHaveBeenCalledTimes(1);
});
