import { isAppleTab } from './home-screen';

/** What Chromium hands out once: the way to its own question, to be asked at a better time. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/**
 * How this device takes the app onto its home screen: by a question of the browser, or by steps that
 * the person goes; null where it cannot, has already, or was told not to ask.
 */
export type InstallWay = 'question' | 'steps' | null;

const KEY = 'platelog-install';

let kept: InstallEvent | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's offer for later. To be called at the start: the offer comes but once. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallEvent;
    tell();
  });
  window.addEventListener('appinstalled', neverOfferAgain);
}

export function installWay(): InstallWay {
  const way = wayOfBrowser();
  return way !== null && wasAnswered() ? null : way;
}

function wayOfBrowser(): InstallWay {
  if (kept) return 'question';
  return isAppleTab() ? 'steps' : null;
}

export function watchInstallWay(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/** Puts the browser's question. It may be put once; the browser hands out another when it likes. */
export async function install(): Promise<void> {
  const event = kept;
  kept = null;
  tell();
  await event?.prompt();
}

/** The person has answered, or the app is installed. */
export function neverOfferAgain(): void {
  kept = null;
  try {
    localStorage.setItem(KEY, 'answered');
  } catch {
    // A browser that keeps nothing will ask again.
  }
  tell();
}

function wasAnswered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}
