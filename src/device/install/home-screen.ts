export type AppleDevice = 'iPhone' | 'iPad' | 'iPod';

/** Which of Apple's hand-held devices this is; null for every other. */
export function appleDevice(): AppleDevice | null {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPod speaks of an iPhone as well, after its own name.
  const named = /iPod|iPhone|iPad/.exec(userAgent)?.[0] as AppleDevice | undefined;
  if (named) return named;
  // An iPad calls itself a Mac; no Mac has a touch screen.
  return userAgent.includes('Macintosh') && maxTouchPoints > 1 ? 'iPad' : null;
}

/** Whether the app was opened from the home screen, in a window of its own. */
export function isOnHomeScreen(): boolean {
  // The older of the two is Apple's own.
  const { standalone = false } = navigator as { standalone?: boolean };
  return standalone || window.matchMedia('(display-mode: standalone)').matches;
}

/**
 * Whether the app runs in a tab on an iPhone or iPad: Safari clears what a site keeps there after a
 * week without a visit, and what an app on the home screen keeps it leaves alone.
 */
export function isAppleTab(): boolean {
  return appleDevice() !== null && !isOnHomeScreen();
}
