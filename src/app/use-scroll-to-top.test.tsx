import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { Link, MemoryRouter, Outlet, Route, Routes, useNavigate } from 'react-router-dom';

import { DIARY, useScrollToDiary } from '../features/food-tracker/diary/use-shown-day';
import { useScrollToTop } from './use-scroll-to-top';

const scrolls: string[] = [];
let readNow: () => void = () => undefined;
let go: (to: string | number, replace?: boolean) => void = () => undefined;

beforeEach(() => {
  scrolls.length = 0;
  window.scrollTo = () => scrolls.push('top');
  Element.prototype.scrollIntoView = () => scrolls.push('diary');
  // Below the fold, as on a phone.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 900, 100, 100);
});

function Layout() {
  useScrollToTop();
  const navigate = useNavigate();
  go = (to, replace = false) => {
    void (typeof to === 'number' ? navigate(to) : navigate(to, { replace }));
  };
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
}

/** Its day is read at once, as from a warm database, or only when the test calls `readNow`. */
function Tracker({ warm }: { warm: boolean }) {
  const [isRead, setIsRead] = useState(warm);
  readNow = () => {
    setIsRead(true);
  };
  return <div ref={useScrollToDiary(isRead)} id={DIARY} tabIndex={-1} />;
}

function open(at: string, warm: boolean): void {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route element={<Layout />}>
          <Route path="/dashboard" element={<Link to="/food-tracker#diary">Diary</Link>} />
          <Route path="/food-tracker" element={<Tracker warm={warm} />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

const visit = async (to: string | number, replace?: boolean) =>
  act(async () => {
    go(to, replace);
    return Promise.resolve();
  });

test.each([
  ['was read before the page is drawn', true],
  ['is read after the page is drawn', false],
])('the diary decides where the page is scrolled if its day %s', async (_when, warm) => {
  open('/dashboard', warm);
  await act(async () => {
    screen.getByRole('link').click();
    return Promise.resolve();
  });
  if (!warm) {
    expect(scrolls.at(-1)).toBe('top');
    act(readNow);
  }
  expect(scrolls.at(-1)).toBe('diary');
});

test('a link to the diary on its own page scrolls there, however the page was opened', async () => {
  open('/food-tracker', true);
  await visit('/food-tracker#diary');
  expect(scrolls).toEqual(['diary']);
});

test('changing the day on the same page does not scroll', async () => {
  open('/dashboard', true);
  await visit('/food-tracker#diary');
  scrolls.length = 0;
  await visit('/food-tracker?day=2026-01-01', true);
  await visit('/food-tracker?day=2026-01-02');
  expect(scrolls).toEqual([]);
});

test('another page is shown from its top; on going back the browser restores the position', async () => {
  open('/dashboard', true);
  await visit('/food-tracker');
  expect(scrolls).toEqual(['top']);
  await visit(-1);
  expect(scrolls).toEqual(['top']);
});
