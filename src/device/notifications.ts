/**
 * ready: it can be asked for. denied: the person has said no, and only the browser's settings change that. install:
 * works once the app is on the home screen. missing: not in this browser, or not now.
 */
export type NotificationState = 'ready' | 'denied' | 'install' | 'missing';

export function notificationState(): NotificationState {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  // Safari on a phone has them for installed apps alone.
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
 * Asks the person, and subscribes this browser at the push service of its maker.
 * @param key of the server, in base64url
 * @returns undefined where the person said no
 * @throws where the browser cannot, or has no connection
 */
export async function subscribeHere(key: string): Promise<PushKeys | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await readyWorker();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  // One of another key, or of the user before.
  await (await pushManager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } };
}

/** Ends it in this browser; does nothing where there is none. */
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

/** Of this device, such as 'Europe/Berlin'. */
export function timeZoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
