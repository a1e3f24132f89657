import type { CreditLine, PhotoCredits } from '../../../../http/use-photo-credits';

/** How a line changes what is counted: '+1', '−1', or nothing. */
export function changeWords({ change }: Pick<CreditLine, 'change'>): string {
  if (change === 0) return 'free';
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}

/** What stands at the head of the book. */
export function standWords({ used, limit }: Pick<PhotoCredits, 'used' | 'limit'>): string {
  if (limit === null) return `${used} counted, without a limit`;
  return `${used} of ${limit} free images used`;
}
