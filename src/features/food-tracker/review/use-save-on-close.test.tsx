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

test('a change is saved once when its sheet closes in any way', () => {
  const { onKeep, unmount, change } = open();
  change();
  expect(onKeep).not.toHaveBeenCalled();
  unmount();
  expect(onKeep.mock.calls).toEqual([[CHANGED]]);
});

test('a change is saved when the app is hidden, and not again when the sheet closes', () => {
  const { onKeep, unmount, change } = open();
  change();
  goOutOfSight();
  expect(onKeep.mock.calls).toEqual([[CHANGED]]);
  unmount();
  expect(onKeep).toHaveBeenCalledTimes(1);
});

test('an item that was only viewed or was removed is not saved', () => {
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
