import { PAGES } from '#shared/contract/pages';
import type { User } from '#shared/contract/accounts';
import { isPremium } from '#shared/rules/plan';

import { useBilling } from '../../http/use-billing';
import { DestinationCard } from './destination-card';

/** Premium users are not asked again; where payments are not set up, it says so at once. */
export function UpgradeCard({ user }: { user: User }) {
  const { data: billing } = useBilling();
  if (isPremium(user)) {
    return (
      <DestinationCard
        to={`${PAGES.profile}?tab=subscription`}
        icon="leaf"
        title="Premium"
        words="Unlimited meal tracking is yours."
      />
    );
  }
  const words =
    billing?.ready === false
      ? 'Unlimited meal tracking. Not sold on this server.'
      : `Unlimited meal tracking${freeDays(billing?.trialDays ?? 0)}.`;
  return <DestinationCard to={PAGES.checkout} icon="leaf" title="Upgrade" words={words} />;
}

function freeDays(days: number): string {
  if (days === 0) return '';
  return days === 7 ? ', the first week free' : `, the first ${days} days free`;
}
