type AppleDevice = 'iPhone' | 'iPad' | 'iPod';

export function appleDevice(): AppleDevice | null {
  const { userAgent, maxTouchPoints } = navigator;
  // The user agent of an iPod names an iPhone as well, after its own name.
  const named = /iPod|iPhone|iPad/.exec(userAgent)?.[0] as AppleDevice | undefined;
  if (named) return named;
  // An iPad reports itself as a Mac; no Mac has a touch screen.
  return userAgent.includes('Macintosh') && maxTouchPoints > 1 ? 'iPad' : null;
}

export function isOnHomeScreen(): boolean {
  // `standalone` is the older one, Apple's own.
  const { standalone = false } = navigator as { standalone?: boolean };
  return standalone || window.matchMedia('(display-mode: standalone)').matches;
}

/** Safari clears a tab's storage after a week without a visit, but not that of an app on the home screen. */
export function isAppleTab(): boolean {
  return appleDevice() !== null && !isOnHomeScreen();
}
