import { useEffect, useRef } from 'react';

/** @param take gets the files that the system opens with this page; null if no new files are accepted */
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

interface LaunchParameters {
  files?: readonly { getFile: () => Promise<File> }[];
}

interface LaunchQueue {
  setConsumer: (take: (parameters: LaunchParameters) => void) => void;
}

/**
 * Receives files that the system opens with the installed app, each once. The browser keeps them until this is called.
 * Does nothing in browsers without file handling.
 * @param take gets the files that can be read
 */
export function onLaunchedFiles(take: (files: File[]) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    void Promise.allSettled(files.map(async (file) => file.getFile())).then((read) => {
      const there = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (there.length > 0) take(there);
    });
  });
}
