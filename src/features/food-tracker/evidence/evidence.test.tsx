import { render, screen, within } from '@testing-library/react';

import { helping } from '../../../../test/kit/items';
import { TotalEvidence } from './evidence';

test('unknown calories of an item and of the whole are said to be unknown, not zero', () => {
  const tea = helping('Tea', { calories: null });
  render(<TotalEvidence items={[tea]} notFound={[]} reading={null} onClose={() => undefined} />);
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getAllByText('kcal unknown')).toHaveLength(2);
});
