/**
 * ready: the page can ask for permission. denied: the user refused, and only the browser's settings can change that.
 * install: works once the app is on the home screen. missing: this browser or window has no notifications.
 */
export type NotificationState = 'ready' | 'denied' | 'install' | 'missing';

export function notificationState(): NotificationState {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  // Safari on phones has notifications only for installed apps.
  const isTouchApple =
    /iPhone|iPad|Macintosh/.test(navigator.userAgent) && 'ontouchend' in document;
  return isTouchApple ? 'install' : 'missing';
}

export interface PushKeys {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const WORKER_MS = 10_000;

/**
 * Asks the user for permission and subscribes this browser at its vendor's push service.
 * @param key the server's public key, in base64url
 * @returns undefined if the user refused
 * @throws if the browser cannot subscribe or has no connection
 */
export async function subscribeHere(key: string): Promise<PushKeys | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await readyWorker();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  // An old subscription may have another key or belong to a previous user.
  await (await pushManager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } };
}

/** Ends the subscription of this browser, if there is one. */
export async function unsubscribeHere(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => {
      reject(new Error('There is no worker.'));
    }, WORKER_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** The time zone of this device, such as 'Europe/Berlin'. */
export function timeZoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
