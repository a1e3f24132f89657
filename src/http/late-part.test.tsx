import { act, render, screen } from '@testing-library/react';

import { lateCard } from './late-part';

class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

const Water = ({ day }: { day: string }) => <p>Water on {day}</p>;

/** A card whose script is on the device, or is loaded from the server while online. */
function cardFrom(place: 'device' | 'server') {
  return lateCard<{ day: string }>(async () => {
    await Promise.resolve();
    if (place === 'server' && !isOnline) throw new ChunkLoadError('gone');
    return Water;
  });
}

async function show(Card: ReturnType<typeof cardFrom>) {
  await act(async () => {
    render(
      <main>
        <h1>Today</h1>
        <Card day="Monday" />
      </main>,
    );
    await Promise.resolve();
  });
}

it('a page works while one of its cards is missing, and shows it once online', async () => {
  isOnline = false;
  await show(cardFrom('server'));
  expect(screen.getByRole('main').textContent).toBe('Today');
  isOnline = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(screen.getByRole('main').textContent).toBe('TodayWater on Monday');
});

it('a card that is on the device is shown offline', async () => {
  isOnline = false;
  await show(cardFrom('device'));
  expect(screen.getByRole('main').textContent).toBe('TodayWater on Monday');
});

it('a failure other than a missing script is not hidden', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = lateCard<{ day: string }>(async () => Promise.reject(new TypeError('broken')));
  await expect(show(Broken)).rejects.toThrow('broken');
  quiet.mockRestore();
});
