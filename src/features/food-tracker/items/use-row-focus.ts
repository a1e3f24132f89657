import { useEffect, useRef, useState } from 'react';

/** Rows of a list name themselves by `data-row`; the first button of a row takes its focus. */
export function useRowFocus() {
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState<{ row: string } | null>(null);
  // After the row is drawn, and after a closed sheet has given the focus back to where it was.
  useEffect(() => {
    if (!wanted) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const row = rows.find(({ dataset }) => dataset.row === wanted.row);
    row?.querySelector<HTMLElement>('button')?.focus();
  }, [wanted]);
  return {
    list,
    focusRow: (row: string | undefined) => {
      if (row !== undefined) setWanted({ row });
    },
  };
}

/** The row that takes the place of one that goes: the next, or else the one before. */
export function rowAfter(rows: readonly string[], gone: string): string | undefined {
  const at = rows.indexOf(gone);
  return rows[at + 1] ?? rows[at - 1];
}
