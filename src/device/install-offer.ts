/** Chromium's event, with which the page can show the install prompt later, once. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** question: the browser has a prompt. steps: the user does it by hand. null: not possible, installed already, or declined. */
export type InstallWay = 'question' | 'steps' | null;

const KEY = 'platelog-install';

let kept: InstallEvent | null = null;
const listeners = new Set<() => void>();

/** Call it when the page starts: the browser sends the event only once. */
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

/** The prompt works once; the browser may send another event later. */
export async function install(): Promise<void> {
  const event = kept;
  kept = null;
  tell();
  await event?.prompt();
}

export function neverOfferAgain(): void {
  kept = null;
  try {
    localStorage.setItem(KEY, 'answered');
  } catch {
    // Storage is blocked: the app will be offered again.
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

type AppleDevice = 'iPhone' | 'iPad' | 'iPod';

export function appleDevice(): AppleDevice | null {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPod's user agent also contains 'iPhone', but after 'iPod'.
  const named = /iPod|iPhone|iPad/.exec(userAgent)?.[0] as AppleDevice | undefined;
  if (named) return named;
  // An iPad reports itself as a Mac; no Mac has a touch screen.
  return userAgent.includes('Macintosh') && maxTouchPoints > 1 ? 'iPad' : null;
}

function isOnHomeScreen(): boolean {
  // `standalone` is Apple's older property.
  const { standalone = false } = navigator as { standalone?: boolean };
  return standalone || window.matchMedia('(display-mode: standalone)').matches;
}

/** Safari clears a tab's storage after a week without a visit, but not that of an app on the home screen. */
export function isAppleTab(): boolean {
  return appleDevice() !== null && !isOnHomeScreen();
}
