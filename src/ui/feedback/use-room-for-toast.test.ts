import { renderHook } from '@testing-library/react';

import { useRoomForToast } from './use-room-for-toast';

/** jsdom lays nothing out: every size is 0, and the room is the gaps. */
class ObserverOfOnce {
  constructor(private readonly measure: () => void) {}
  observe() {
    this.measure();
  }
  disconnect() {
    return undefined;
  }
}

const ROOM = '16px';
const toast = { title: 'Saved' };
const before = globalThis.ResizeObserver;

beforeEach(() => {
  globalThis.ResizeObserver = ObserverOfOnce as unknown as typeof ResizeObserver;
  document.documentElement.dataset['bar'] = '';
});

afterEach(() => {
  globalThis.ResizeObserver = before;
  delete document.documentElement.dataset['bar'];
  document.body.replaceChildren();
});

function page(html: string): HTMLElement {
  document.body.innerHTML = `${html}<div id="place"></div>`;
  return document.getElementById('place') ?? document.body;
}

test('the page gets longer by what a toast covers, for as long as it is there', () => {
  const place = page('<main></main>');
  const { unmount } = renderHook(() => {
    useRoomForToast(toast, place);
  });
  expect(document.body.style.paddingBottom).toBe(ROOM);
  unmount();
  expect(document.body.style.paddingBottom).toBe('');
});

test('with columns the marked one gets longer, and not the page below both', () => {
  const place = page('<main><form></form><section data-toast-room></section></main>');
  const day = document.querySelector('section');
  const { unmount } = renderHook(() => {
    useRoomForToast(toast, place);
  });
  expect([day?.style.paddingBottom, document.body.style.paddingBottom]).toEqual([ROOM, '']);
  unmount();
  expect(day?.style.paddingBottom).toBe('');
});
