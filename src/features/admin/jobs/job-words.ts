import { capital } from '../../../ui/words/capital';

const KINDS: Record<string, string> = {
  photo: 'Photo analysis',
  text: 'Description analysis',
  duplicate: 'Search for photos sent twice',
  mail: 'Mail',
  'end-billing': 'Ends of subscriptions',
  checkout: 'Checkouts that wait for a payment',
  customer: "Emails for Stripe's customers",
};

/** What a kind of work is called; a newer server may have kinds that this page does not know. */
export function kindWords(kind: string): string {
  return KINDS[kind] ?? capital(kind.replaceAll('-', ' '));
}
