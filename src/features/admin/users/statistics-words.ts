import type { UserStatistics } from '#shared/contract/admin/users';

/** The share of users who have Premium, to one decimal: '12.5%'. */
export function conversionWords({ premium, total }: UserStatistics): string {
  return `${((100 * premium) / Math.max(1, total)).toFixed(1)}%`;
}

/** Images for each user, to one decimal. */
export function averageWords({ images, total }: UserStatistics): string {
  return (images / Math.max(1, total)).toFixed(1);
}
