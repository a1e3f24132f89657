interface VersionListeners {
  /** A newer version waits until the person takes it. */
  onReady: () => void;
  /** Another page has taken a newer version: the files of this one are gone from the device. */
  onTakenElsewhere: () => void;
}

/**
 * Registers the service worker. Answers the way to look for a newer version; nothing where there is
 * no worker.
 */
export async function registerWorker({
  onReady,
  onTakenElsewhere,
}: VersionListeners): Promise<(() => Promise<unknown>) | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  // The first worker takes over a page that was loaded without one: that is no newer version.
  const hadWorker = navigator.serviceWorker.controller !== null;
  try {
    // Loaded by then only: no page needs it to be shown.
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox('/sw.js');
    workbox.addEventListener('waiting', onReady);
    const registration = await workbox.register();
    let isFirst = !hadWorker;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (!isFirst) onTakenElsewhere();
      isFirst = false;
    });
    // Workbox tells of a waiting worker once; one left over from an earlier visit is found here.
    if (registration?.waiting && navigator.serviceWorker.controller) onReady();
    return async () => registration?.update();
  } catch {
    // Private windows and development have no worker: the app works, but does not start without signal.
    return undefined;
  }
}
