import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ToastProvider, useToast } from './toast';

function Buttons({ undo }: { undo: () => void }) {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast({ title: 'First' })}>one</button>
      <button onClick={() => toast({ title: 'Second', action: { label: 'Undo', run: undo } })}>
        two
      </button>
    </>
  );
}

function show() {
  const undo = jest.fn();
  render(
    <ToastProvider>
      <Buttons undo={undo} />
    </ToastProvider>,
  );
  return undo;
}

test('only one toast is shown at a time, in a region that screen readers follow', async () => {
  show();
  await userEvent.click(screen.getByText('one'));
  expect(screen.getByRole('status').textContent).toContain('First');
  await userEvent.click(screen.getByText('two'));
  expect(screen.getByRole('status').textContent).toContain('Second');
  expect(screen.queryByText('First')).toBeNull();
});

test('the same words a second time are a new toast, so that they are read out again', async () => {
  show();
  await userEvent.click(screen.getByText('one'));
  const first = screen.getByText('First');
  await userEvent.click(screen.getByText('one'));
  expect(screen.getByText('First')).not.toBe(first);
});

test('it goes by itself, but not while somebody points at it', () => {
  jest.useFakeTimers();
  show();
  act(() => {
    screen.getByText('one').click();
  });
  fireEvent.mouseOver(screen.getByText('First'));
  act(() => jest.advanceTimersByTime(60_000));
  fireEvent.mouseOut(screen.getByText('First'));
  act(() => jest.advanceTimersByTime(5_900));
  expect(screen.getByText('First')).toBeTruthy();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.queryByText('First')).toBeNull();
  jest.useRealTimers();
});

test('its action runs once and takes it away', async () => {
  const undo = show();
  await userEvent.click(screen.getByText('two'));
  await userEvent.click(screen.getByText('Undo'));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Second')).toBeNull();
});
