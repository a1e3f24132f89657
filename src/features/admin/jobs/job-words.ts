import { capital } from '../../../ui/words/capital';

const KINDS: Record<string, string> = {
  photo: 'Photo analysis',
  text: 'Description analysis',
  duplicate: 'Search for photos sent twice',
  'end-billing': 'Ends of subscriptions',
};

/** What a kind of work is called; a newer server may have kinds that this page does not know. */
export function kindWords(kind: string): string {
  return KINDS[kind] ?? capital(kind.replaceAll('-', ' '));
}
