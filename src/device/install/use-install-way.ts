import { useSyncExternalStore } from 'react';

import { installWay, watchInstallWay, type InstallWay } from './install-offer';

/** How the app can be put onto this device's home screen, if it is to be offered. */
export function useInstallWay(): InstallWay {
  return useSyncExternalStore(watchInstallWay, installWay);
}
