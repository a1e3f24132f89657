import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';

import { latePart } from '../http/late-part';
import { LoadingBar } from './loading-bar';

const wait = async (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

it('shows that a page is loading if it takes long, until it has loaded', async () => {
  jest.useFakeTimers();
  let come: (page: () => string) => void = () => undefined;
  const coming = new Promise<() => string>((resolve) => {
    come = resolve;
  });
  const Page = latePart(async () => coming);
  render(
    <>
      <LoadingBar />
      <main>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </main>
    </>,
  );
  const statusText = () => screen.getByRole('status').textContent;
  await wait(200);
  expect(statusText()).toBe('');
  await wait(200);
  expect(statusText()).toBe('Loading');
  await act(async () => {
    come(() => 'Diary');
    await coming;
  });
  expect(screen.getByRole('main').textContent).toBe('Diary');
  expect(statusText()).toBe('');
  jest.useRealTimers();
});
