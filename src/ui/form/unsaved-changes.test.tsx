import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

import { leave, UnsavedChanges } from './unsaved-changes';
import { listenToWayBack } from './way-back';

listenToWayBack();

let moved: string[];
let save: () => void;

function show({ isUnsaved = true } = {}): void {
  moved = [];
  window.history.replaceState(null, '', '/diary');
  render(
    <BrowserRouter>
      <Link to="/goals">To the goals</Link>
      <Routes>
        <Route path="/diary" element="The diary" />
        <Route
          path="/goals"
          element={
            <>
              The goals <Link to="/diary?day=1">To a day</Link>
              <button
                type="button"
                onClick={() => {
                  leave(() => moved.push('tab'));
                }}
              >
                Another tab
              </button>
              <Form isUnsaved={isUnsaved} />
            </>
          }
        />
      </Routes>
    </BrowserRouter>,
  );
}

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  const [isSaved, setSaved] = useState(false);
  save = () => {
    setSaved(true);
  };
  return <UnsavedChanges isUnsaved={isUnsaved && !isSaved} />;
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = async (name: string) => userEvent.click(screen.getByRole('link', { name }));

async function toGoals(): Promise<void> {
  await follow('To the goals');
  await screen.findByText(/The goals/);
}

test('the user is not asked if there are no unsaved changes', async () => {
  show({ isUnsaved: false });
  await toGoals();
  await press('Another tab');
  expect(moved).toEqual(['tab']);
  await follow('To a day');
  expect(await screen.findByText('The diary')).toBeTruthy();
});

test('a link asks the user and opens only after confirmation', async () => {
  show();
  await toGoals();
  await follow('To a day');
  await screen.findByText('Leave without saving?');
  await press('Stay here');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(window.location.pathname).toBe('/goals');
  await follow('To a day');
  await press('Leave');
  expect(await screen.findByText('The diary')).toBeTruthy();
  expect(window.location.search).toBe('?day=1');
});

test("the browser's back button asks, and the page stays meanwhile", async () => {
  show();
  await toGoals();
  window.history.back();
  await screen.findByText('Leave without saving?');
  await waitFor(() => {
    expect(window.location.pathname).toBe('/goals');
  });
  expect(screen.getByText(/The goals/)).toBeTruthy();
  await press('Leave');
  expect(await screen.findByText('The diary')).toBeTruthy();
});

test('a tab of the page also asks', async () => {
  show();
  await toGoals();
  await press('Another tab');
  expect(moved).toEqual([]);
  await press('Leave');
  expect(moved).toEqual(['tab']);
});

test('the page is left without an answer once the changes are saved', async () => {
  show();
  await toGoals();
  await follow('To a day');
  await screen.findByText('Leave without saving?');
  act(save);
  expect(await screen.findByText('The diary')).toBeTruthy();
});
