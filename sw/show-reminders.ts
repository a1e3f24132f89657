import { PAGES } from '#shared/contract/pages';

import { messages } from './messages';

declare const self: ServiceWorkerGlobalScope;

/** Shows what the server reminds of, in words that say nothing of food or weight. */
export function showReminders(): void {
  self.addEventListener('push', (event) => {
    const { title, body } = wordsOf(typeIn(event.data));
    event.waitUntil(
      self.registration.showNotification(title, {
        body,
        icon: '/icons/icon-192.png',
        badge: '/icons/icon-192.png',
        // One takes the place of the one before.
        tag: 'reminder',
      }),
    );
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openTracker());
  });
}

function typeIn(data: PushMessageData | null): string {
  try {
    return (data?.json() as { type?: string } | undefined)?.type ?? '';
  } catch {
    return '';
  }
}

function wordsOf(type: string): { title: string; body: string } {
  return type === 'upload_limit'
    ? { title: messages.limitTitle, body: messages.limitBody }
    : { title: messages.dailyTitle, body: messages.dailyBody };
}

/** In a window that is open already, where there is one. */
async function openTracker(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [open] = windows;
  if (!open) {
    await self.clients.openWindow(PAGES.foodTracker);
    return;
  }
  await open.focus();
  if (!new URL(open.url).pathname.startsWith(PAGES.foodTracker))
    await open.navigate(PAGES.foodTracker).catch(() => undefined);
}
