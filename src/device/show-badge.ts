/** Not in every browser. */
type Badge = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** The number on the icon of the installed app; none at 0. Does nothing where there are no badges. */
export function showBadge(count: number): void {
  const badge: Badge = navigator;
  const done = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.();
  // Refused where the app is not installed, or the person has turned badges off.
  done?.catch(() => undefined);
}
