import { useSyncExternalStore } from 'react';

import { installWay, watchInstallWay, type InstallWay } from './install-offer';

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(watchInstallWay, installWay);
}
