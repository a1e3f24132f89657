import { renderHook } from '@testing-library/react';

import { useRoomForToast } from './use-room-for-toast';

/** jsdom has no layout: every size is 0, so the room consists of the gaps only. */
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

test('the page is extended by the height of the toast while it is shown', () => {
  const place = page('<main></main>');
  const { unmount } = renderHook(() => {
    useRoomForToast(toast, place);
  });
  expect(document.body.style.paddingBottom).toBe(ROOM);
  unmount();
  expect(document.body.style.paddingBottom).toBe('');
});

test('on a page with columns, the marked column is extended instead of the page', () => {
  const place = page('<main><form></form><section data-toast-room></section></main>');
  const day = document.querySelector('section');
  const { unmount } = renderHook(() => {
    useRoomForToast(toast, place);
  });
  expect([day?.style.paddingBottom, document.body.style.paddingBottom]).toEqual([ROOM, '']);
  unmount();
  expect(day?.style.paddingBottom).toBe('');
});
