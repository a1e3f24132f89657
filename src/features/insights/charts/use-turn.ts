import { useEffect, useState } from 'react';

/** Longer than React needs to begin drawing, so that the next chart waits for this one. */
const APART_MS = 50;

let last: Promise<unknown> = Promise.resolve();

/** False until it is this chart's turn: drawn together they block an old phone for most of a second. */
export function useTurn(): boolean {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const take = async () => {
      if (gone.signal.aborted) return;
      setTurn(true);
      await new Promise((resolve) => setTimeout(resolve, APART_MS));
    };
    last = last.then(loadCharts).then(take);
    return () => {
      gone.abort();
    };
  }, []);
  return isTurn;
}

/** All of them before the first is drawn: those that wait for one script are drawn together. */
async function loadCharts(): Promise<void> {
  await Promise.allSettled([
    import('./calories-chart'),
    import('./macros-chart'),
    import('./weight-chart'),
  ]);
}
