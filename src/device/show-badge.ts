/** Not every browser has these methods. */
type Badge = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Shows the number on the icon of the installed app, and removes it at 0. Does nothing if badges are not supported. */
export function showBadge(count: number): void {
  const badge: Badge = navigator;
  const done = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.();
  // Rejected if the app is not installed or the user has turned badges off.
  done?.catch(() => undefined);
}
