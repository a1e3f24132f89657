import { useEffect, useRef } from 'react';

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

interface LaunchParameters {
  files?: readonly { getFile: () => Promise<File> }[];
}

interface LaunchQueue {
  setConsumer: (take: (parameters: LaunchParameters) => void) => void;
}

/**
 * Files that the system opens with the installed app, each once; they wait until somebody asks for them. Does
 * nothing where the browser hands over none.
 * @param take gets what can be read of them
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
