/**
 * Whether the app runs in a tab on an iPhone or iPad: Safari clears what a site keeps there after a
 * week without a visit, and what an app on the home screen keeps it leaves alone.
 */
export function isAppleTab(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad calls itself a Mac; no Mac has a touch screen.
  const isTablet = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || isTablet;
  return isApple && !window.matchMedia('(display-mode: standalone)').matches;
}
