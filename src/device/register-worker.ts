interface VersionListeners {
  /** A newer version waits until the person takes it. */
  onReady: () => void;
  /** Another page has taken a newer version: the files of this page are gone from the device. */
  onTakenElsewhere: () => void;
}

/** Returns the function that looks for a newer version; undefined without a worker. */
export async function registerWorker({
  onReady,
  onTakenElsewhere,
}: VersionListeners): Promise<(() => Promise<unknown>) | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  // The first worker takes over a page that was loaded without one: that is no newer version.
  const hadWorker = navigator.serviceWorker.controller !== null;
  try {
    // Loaded late: no page needs it to render.
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox('/sw.js');
    workbox.addEventListener('waiting', onReady);
    const registration = await workbox.register();
    let isFirst = !hadWorker;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (!isFirst) onTakenElsewhere();
      isFirst = false;
    });
    // Workbox reports a waiting worker only once; this finds one left from an earlier visit.
    if (registration?.waiting && navigator.serviceWorker.controller) onReady();
    return async () => registration?.update();
  } catch {
    // Private windows and development have no worker: the app works, but does not start offline.
    return undefined;
  }
}
