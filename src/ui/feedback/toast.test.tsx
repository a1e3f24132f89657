import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';

import { Dialog } from '../layout/dialog';
import { ToastOfPage, ToastProvider, useToast } from './toast';
import { ToastCard } from './toast-card';

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

/** A dialog that stays open or closes when its toast is shown. */
function WithDialog({ undo }: { undo: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} transitionDuration={0}>
      <Buttons undo={undo} />
      <button
        onClick={() => {
          setOpen(false);
        }}
      >
        away
      </button>
    </Dialog>
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

test('the same words a second time make a new toast, so that they are read aloud again', async () => {
  show();
  await userEvent.click(screen.getByText('one'));
  const first = screen.getByText('First');
  await userEvent.click(screen.getByText('one'));
  expect(screen.getByText('First')).not.toBe(first);
});

test('a toast closes by itself, but not while the pointer is on it', () => {
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

test('a toast with an action has no time limit and can be closed', () => {
  jest.useFakeTimers();
  show();
  act(() => {
    screen.getByText('two').click();
  });
  act(() => jest.advanceTimersByTime(600_000));
  expect(screen.getByText('Second')).toBeTruthy();
  act(() => {
    screen.getByRole('button', { name: 'Close' }).click();
  });
  expect(screen.queryByText('Second')).toBeNull();
  jest.useRealTimers();
});

test('a toast with an action closes when the user types, one without stays for its time', async () => {
  show();
  const field = document.createElement('input');
  document.body.append(field);
  await userEvent.click(screen.getByText('two'));
  await userEvent.type(field, 'a');
  expect(screen.queryByText('Second')).toBeNull();
  await userEvent.click(screen.getByText('one'));
  await userEvent.type(field, 'b');
  expect(screen.getByText('First')).toBeTruthy();
  field.remove();
});

function To({ page }: { page: string }) {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(page)}>{page}</button>;
}

/** Fails at each press, with a different message the first time. */
function Form() {
  const toast = useToast();
  const [tries, setTries] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
        if (tries !== 1) toast({ title: `Failed at try ${tries + 1}`, failed: true });
      }}
    >
      <button type="submit">send</button>
    </form>
  );
}

test('a failure toast closes when the form is sent again, and the next failure stays', async () => {
  render(
    <ToastProvider>
      <Form />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByText('send'));
  expect(screen.getByText('Failed at try 1')).toBeTruthy();
  await userEvent.click(screen.getByText('send'));
  expect(screen.queryByText('Failed at try 1')).toBeNull();
  await userEvent.click(screen.getByText('send'));
  expect(screen.getByText('Failed at try 3')).toBeTruthy();
});

test('a toast without an action stays for one navigation, one with an action closes at the first', async () => {
  render(
    <MemoryRouter>
      <ToastProvider>
        <ToastOfPage />
        <Buttons undo={() => undefined} />
        {['/', '/second', '/third'].map((page) => (
          <To key={page} page={page} />
        ))}
      </ToastProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByText('one'));
  await userEvent.click(screen.getByText('/second'));
  expect(screen.getByText('First')).toBeTruthy();
  await userEvent.click(screen.getByText('/third'));
  expect(screen.queryByText('First')).toBeNull();
  await userEvent.click(screen.getByText('two'));
  await userEvent.click(screen.getByText('/second'));
  expect(screen.queryByText('Second')).toBeNull();
});

test('a toast with an action closes when a dialog opens', async () => {
  const undo = jest.fn();
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Buttons undo={undo} />
        <button onClick={() => setOpen(true)}>open</button>
        {open && (
          <Dialog open transitionDuration={0}>
            In the dialog
          </Dialog>
        )}
      </>
    );
  }
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByText('two'));
  await userEvent.click(screen.getByText('open'));
  expect(screen.getByText('In the dialog')).toBeTruthy();
  expect(screen.queryByText('Second')).toBeNull();
});

test('the action of a toast runs once and closes it', async () => {
  const undo = show();
  await userEvent.click(screen.getByText('two'));
  await userEvent.click(screen.getByText('Undo'));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Second')).toBeNull();
});

test.each([
  ['pressed', async () => userEvent.click(screen.getByText('Undo'))],
  ['run by its key', async () => userEvent.keyboard('{Control>}z{/Control}')],
])('an action that fails when %s says so', async (_, run) => {
  const undo = show();
  undo.mockRejectedValue(new Error('no room'));
  await userEvent.click(screen.getByText('two'));
  await run();
  expect(await screen.findByText('Not saved')).toBeTruthy();
});

test('a toast over a dialog can be reached by keyboard and returns the focus', async () => {
  const undo = jest.fn();
  render(
    <ToastProvider>
      <WithDialog undo={undo} />
    </ToastProvider>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByText('two'));
  expect(dialog.getByRole('status').textContent).toContain('Second');
  await userEvent.tab();
  await userEvent.tab();
  expect(dialog.getByRole('button', { name: 'Undo' })).toBe(document.activeElement);
  await userEvent.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(dialog.getByText('away')).toBe(document.activeElement);
});

test('a toast stays when the dialog it was shown over closes', async () => {
  render(
    <ToastProvider>
      <WithDialog undo={jest.fn()} />
    </ToastProvider>,
  );
  await userEvent.click(await screen.findByText('one'));
  await userEvent.click(screen.getByText('away'));
  expect(within(screen.getByRole('status')).getByText('First')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('long words scroll inside the toast, so that its buttons stay on the screen', () => {
  const name = 'Soup '.repeat(50).trim();
  const nothing = () => undefined;
  const toast = { title: 'Saved', description: name };
  render(<ToastCard toast={toast} onAct={nothing} onClose={nothing} onHold={nothing} />);
  const words = screen.getByText(name).parentElement;
  expect(words && getComputedStyle(words).overflowY).toBe('auto');
});
