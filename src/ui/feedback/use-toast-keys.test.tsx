import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ToastProvider, useToast } from './toast';

function Opener({ undo }: { undo: () => void }) {
  const toast = useToast();
  return (
    <button onClick={() => toast({ title: 'Second', action: { label: 'Undo', run: undo } })}>
      two
    </button>
  );
}

function show() {
  const undo = jest.fn();
  render(
    <ToastProvider>
      <Opener undo={undo} />
    </ToastProvider>,
  );
  return undo;
}

test("Ctrl+Z and Cmd+Z run the toast's action, but not in a text field", async () => {
  const undo = show();
  document.body.append(document.createElement('input'));
  const field = document.querySelector('input');
  await userEvent.click(screen.getByText('two'));
  field?.focus();
  await userEvent.keyboard('words{Control>}z{/Control}');
  expect(undo).not.toHaveBeenCalled();
  await userEvent.clear(field as HTMLInputElement);
  await userEvent.click(screen.getByText('two'));
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(undo).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByText('two'));
  await userEvent.keyboard('{Meta>}z{/Meta}');
  expect(undo).toHaveBeenCalledTimes(2);
  field?.remove();
});

test('F8 leads to the toast and back, and Escape closes it and returns the focus', async () => {
  show();
  const opener = screen.getByText('two');
  await userEvent.click(opener);
  expect(document.activeElement).toBe(opener);
  await userEvent.keyboard('{F8}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.keyboard('{F8}');
  expect(document.activeElement).toBe(opener);
  await userEvent.keyboard('{F8}{Escape}');
  expect(screen.queryByText('Second')).toBeNull();
  expect(document.activeElement).toBe(opener);
});
