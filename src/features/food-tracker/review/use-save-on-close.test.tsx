import { act, renderHook } from '@testing-library/react';

import { foodItem } from '../../../../test/kit/items';
import { useSaveOnClose } from './use-save-on-close';

const ITEM = foodItem({ grams: 30 });

const CHANGED = foodItem({ grams: 220 });

function open() {
  const onKeep = jest.fn();
  const { result, unmount } = renderHook(() => useSaveOnClose(ITEM, onKeep));
  const change = () => {
    act(() => {
      result.current.change(CHANGED);
    });
  };
  return { onKeep, result, unmount, change };
}

function goOutOfSight(): void {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}

test('a change is kept once when its sheet goes, by whatever way', () => {
  const { onKeep, unmount, change } = open();
  change();
  expect(onKeep).not.toHaveBeenCalled();
  unmount();
  expect(onKeep.mock.calls).toEqual([[CHANGED]]);
});

test('it is kept when the app goes out of sight, and not a second time when the sheet is closed', () => {
  const { onKeep, unmount, change } = open();
  change();
  goOutOfSight();
  expect(onKeep.mock.calls).toEqual([[CHANGED]]);
  unmount();
  expect(onKeep).toHaveBeenCalledTimes(1);
});

test('an item that was only looked at, or removed, is not written', () => {
  const looked = open();
  goOutOfSight();
  looked.unmount();
  expect(looked.onKeep).not.toHaveBeenCalled();
  const removed = open();
  removed.change();
  removed.result.current.discard();
  removed.unmount();
  expect(removed.onKeep).not.toHaveBeenCalled();
});
