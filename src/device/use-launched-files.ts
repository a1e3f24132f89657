import { useEffect, useRef } from 'react';

import { onLaunchedFiles } from './on-launched-files';

/** @param take gets the files that the system opens with this page; null where nothing new is taken */
export function useLaunchedFiles(take: ((files: File[]) => void) | null): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const isTaken = take !== null;
  useEffect(() => {
    if (isTaken) onLaunchedFiles((files) => latest.current?.(files));
  }, [isTaken]);
}
