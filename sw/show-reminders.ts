import { PAGES } from '#shared/contract/pages';

import { messages } from './messages';

interface OpenWindow {
  url: string;
  focus: () => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
}

interface WaitingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

interface PushEvent extends WaitingEvent {
  data: { json: () => unknown } | null;
}

interface ClickEvent extends WaitingEvent {
  notification: { close: () => void };
}

/** The part of the service worker's global object that is used here. */
export interface NotifyingWorker {
  addEventListener: ((type: 'push', listener: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: ClickEvent) => void) => void);
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  clients: {
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: boolean;
    }) => Promise<readonly OpenWindow[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
}

/** Shows the server's reminders, in words that do not mention food or weight. */
export function showReminders(worker: NotifyingWorker): void {
  worker.addEventListener('push', (event) => {
    const { title, body } = wordsOf(typeIn(event.data));
    event.waitUntil(
      worker.registration.showNotification(title, {
        body,
        icon: '/icons/icon-192.png',
        badge: '/icons/icon-192.png',
        // A new notification replaces the previous one.
        tag: 'reminder',
      }),
    );
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openTracker(worker.clients));
  });
}

function typeIn(data: PushEvent['data']): string {
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

/** Pages without forms, so leaving them loses no input. */
const ONLY_READ: readonly string[] = [
  PAGES.dashboard,
  PAGES.insights,
  PAGES.myWeek,
  PAGES.awards,
  PAGES.nutrients,
];

/** Uses a window that shows the diary or a page without forms; otherwise opens a new window. */
async function openTracker(clients: NotifyingWorker['clients']): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pathOf = ({ url }: OpenWindow) => new URL(url).pathname;
  const diary = windows.find((one) => pathOf(one) === PAGES.foodTracker);
  const read = windows.find((one) => ONLY_READ.includes(pathOf(one)));
  if (diary) {
    await diary.focus();
  } else if (read) {
    await read.focus();
    await read.navigate(PAGES.foodTracker).catch(() => undefined);
  } else {
    await clients.openWindow(PAGES.foodTracker);
  }
}
