import { useEffect } from 'react';

import { tellWorker } from '../device/tell-worker';
import { VersionLooks } from '../device/version-looks';
import { whenIdle } from '../device/when-idle';
import { registerWorker } from '../device/register-worker';
import { watchServerBuild } from '../http/server-build';
import { BUILD } from '../sync/app-version';
import { KEEP_SHELL } from '../sync/keep-shell';
import { hearOfVersion } from './version-news';

export function useVersionLooks(): void {
  useEffect(() => {
    const stopping = new AbortController();
    const giveUp = whenIdle(() => void start(stopping.signal));
    return () => {
      giveUp();
      stopping.abort();
    };
  }, []);
}

async function start(signal: AbortSignal): Promise<void> {
  const look = await registerWorker({
    onReady: () => {
      hearOfVersion('ready');
    },
    onTakenElsewhere: () => {
      hearOfVersion('elsewhere');
    },
  });
  if (!look || signal.aborted) return;
  const looks = new VersionLooks(look, signal);
  const stopWatching = watchServerBuild((build) => {
    if (build !== BUILD) looks.soon();
  });
  signal.addEventListener('abort', stopWatching);
  tellWorker(KEEP_SHELL);
}
