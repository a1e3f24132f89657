import { Workbox } from 'workbox-window';

/**
 * Registers the service worker. When a new version is ready, `onUpdate` gets the way to apply it;
 * it is applied when the person says so, and the page then loads anew, once.
 */
export function registerWorker(onUpdate: (apply: () => void) => void): void {
  if (!('serviceWorker' in navigator)) return;
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
  workbox.register().then(
    (registration) => {
      // Workbox tells of a waiting worker once; one left over from an earlier visit is found here.
      if (registration?.waiting && navigator.serviceWorker.controller) offer();
    },
    () => {
      // Private windows and development have no worker: the app works, but does not start without signal.
    },
  );
}
