/**
 * Registers the service worker. When a new version is ready, `onUpdate` gets the way to apply it;
 * it is applied when the person says so, and the page then loads anew, once.
 */
export async function registerWorker(onUpdate: (apply: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // Loaded by then only: no page needs it to be shown.
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox('/sw.js');
    const offer = () => {
      onUpdate(() => {
        workbox.addEventListener('controlling', () => {
          window.location.reload();
        });
        workbox.messageSkipWaiting();
      });
    };
    workbox.addEventListener('waiting', offer);
    const registration = await workbox.register();
    // Workbox tells of a waiting worker once; one left over from an earlier visit is found here.
    if (registration?.waiting && navigator.serviceWorker.controller) offer();
  } catch {
    // Private windows and development have no worker: the app works, but does not start without signal.
  }
}
