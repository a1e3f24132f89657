interface VersionListeners {
  /** A newer version is installed and waits until the user activates it. */
  onReady: () => void;
  /** Another page has activated a newer version, so the files of this page are not cached anymore. */
  onTakenElsewhere: () => void;
}

/** Returns a function that checks for a newer version; undefined if there is no worker. */
export async function registerWorker({
  onReady,
  onTakenElsewhere,
}: VersionListeners): Promise<(() => Promise<unknown>) | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  // When the first worker takes over a page that was loaded without one, that is not a newer version.
  const hadWorker = navigator.serviceWorker.controller !== null;
  try {
    // Loaded late, because no page needs it to render.
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox('/sw.js');
    workbox.addEventListener('waiting', onReady);
    const registration = await workbox.register();
    let isFirst = !hadWorker;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (!isFirst) onTakenElsewhere();
      isFirst = false;
    });
    // Workbox reports a waiting worker only once; this finds one that waits since an earlier visit.
    if (registration?.waiting && navigator.serviceWorker.controller) onReady();
    return async () => registration?.update();
  } catch {
    // Private windows and development have no worker: the app works, but does not start offline.
    return undefined;
  }
}
