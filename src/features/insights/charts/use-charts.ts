import { startTransition, useEffect, useRef, useState } from 'react';

import type { Range } from '../spans';

export type Charts = typeof import('./charts');

let last: Promise<unknown> = Promise.resolve();

interface Turn {
  /** undefined while loading, null if the script is not on this device. */
  charts: Charts | null | undefined;
  /** True if the chart of this range must not be drawn yet. */
  isWaiting: boolean;
}

/**
 * Draws one chart after another, at first and when the range changes: drawn together they block an old phone for half a
 * second. Does not use React.lazy, which would render all loaded charts at once.
 */
export function useCharts(range: Range): Turn {
  const [turn, setTurn] = useState<{ charts: Charts | null; range: Range }>();
  const finish = useRef<() => void>(undefined);
  useEffect(() => finish.current?.(), [turn]);
  useEffect(() => {
    const gone = new AbortController();
    const draw = async () => {
      const charts = await import('./charts').catch(() => null);
      if (gone.signal.aborted) return;
      await new Promise<void>((resolve) => {
        finish.current = resolve;
        gone.signal.addEventListener('abort', () => {
          resolve();
        });
        startTransition(() => {
          setTurn({ charts, range });
        });
      });
    };
    last = last.then(draw);
    return () => {
      gone.abort();
    };
  }, [range]);
  return { charts: turn?.charts, isWaiting: turn?.range !== range };
}
