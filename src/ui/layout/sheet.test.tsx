import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ToastProvider } from '../feedback/toast';
import { listenToWayBack } from '../form/way-back';
import { Sheet } from './sheet';

listenToWayBack();

/** The events that the router would get. */
const heard: string[] = [];
window.addEventListener('popstate', () => heard.push(window.location.pathname));

function show(): jest.Mock {
  const onClose = jest.fn();
  render(
    <ToastProvider>
      <Sheet title="Quick add" onClose={onClose}>
        <input aria-label="Search" />
        <form>
          <input aria-label="Calories" />
        </form>
      </Sheet>
    </ToastProvider>,
  );
  return onClose;
}

test('Escape closes an unedited sheet at once', async () => {
  const onClose = show();
  await userEvent.type(screen.getByLabelText('Search'), 'oats');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a sheet asks before it discards input', async () => {
  const onClose = show();
  await userEvent.type(screen.getByLabelText('Calories'), '5');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Calories').value).toBe('5');
  await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

/** Goes to another page, with the history state that the router writes. */
function goTo(idx: number, path: string): void {
  if (idx === 0) window.history.replaceState({ idx }, '', path);
  else window.history.pushState({ idx }, '', path);
}

test.each([
  ['from another page', ['/', '/diary']],
  ['from the first page of the app', ['/diary']],
])('going back closes it as Escape does, and the page stays: %s', async (_from, paths) => {
  heard.length = 0;
  paths.forEach((path, idx) => {
    goTo(idx, path);
  });
  const onClose = show();
  await userEvent.type(screen.getByLabelText('Calories'), '321');
  window.history.back();
  const question = await screen.findByText('Discard changes?');
  await waitFor(() => {
    expect(window.history.state).toEqual({ idx: 1 });
  });
  window.history.back();
  await waitFor(() => {
    expect(question.isConnected).toBe(false);
  });
  expect(screen.getByLabelText<HTMLInputElement>('Calories').value).toBe('321');
  expect(onClose).not.toHaveBeenCalled();
  window.history.back();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => {
    expect(window.history.state).toEqual({ idx: 1 });
  });
  expect(window.location.pathname).toBe('/diary');
  expect(heard).toEqual([]);
});
