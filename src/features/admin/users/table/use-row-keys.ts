import { useCallback, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

import type { Act } from './user-row';

const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

interface RowKeysSettings {
  frame: RefObject<HTMLElement | null>;
  count: number;
  /** Makes a row the one that the tab key comes to, and brings it into sight. */
  goTo: (index: number) => void;
}

interface RowKeys {
  onKey: (event: KeyboardEvent, index: number) => void;
  /** Moves the focus to a row's button, as soon as there is one. */
  focusRow: (index: number, act: Act) => void;
}

/**
 * Arrow keys go from row to row, staying with the same button; the tab key goes through one row's buttons
 * and then on, since nobody could tab through 100,000 rows.
 */
export function useRowKeys({ frame, count, goTo }: RowKeysSettings): RowKeys {
  const wanted = useRef<{ index: number; act: Act } | null>(null);
  const focusRow = useCallback(
    (index: number, act: Act) => {
      const reached = Math.max(0, Math.min(index, count - 1));
      wanted.current = { index: reached, act };
      goTo(reached);
    },
    [count, goTo],
  );
  // After every drawing: the row may come with this one, its user with a later one.
  useEffect(() => {
    if (!wanted.current) return;
    const { index, act } = wanted.current;
    const row = frame.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    const button = row?.querySelector<HTMLElement>(`[data-act=${act}]`);
    (button ?? row)?.focus({ preventScroll: true });
    if (button) wanted.current = null;
  });
  const onKey = useCallback(
    (event: KeyboardEvent, index: number) => {
      const step = STEPS[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const at = (event.target as HTMLElement).closest<HTMLElement>('[data-act]');
      focusRow(index + step, (at?.dataset['act'] ?? wanted.current?.act ?? 'status') as Act);
    },
    [focusRow],
  );
  return { onKey, focusRow };
}
