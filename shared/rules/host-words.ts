/** What a server says of itself: who runs it, where it is, and what it promises. */
export interface HostFacts {
  operatorName: string;
  /** Empty where the host has not told it. */
  operatorAddress: string;
  contactEmail: string;
  /** How to reach who answers for data protection: a data protection officer, or `contactEmail`. */
  dpoContact: string;
  publicUrl: string;
  trialDays: number;
}

/** The same as the words that stand in a page. */
export interface HostWords {
  operator: string;
  /** The operator with their address, where the host has told it. */
  controller: string;
  mailbox: string;
  dpo: string;
  site: string;
  /** Goes on after 'the first': 'week', '14 days'. Empty where nothing is promised. */
  trial: string;
}

/** @param facts with `trialDays` in whole days, 0 for no trial */
export function wordsOfHost({
  operatorName,
  operatorAddress,
  contactEmail,
  dpoContact,
  publicUrl,
  trialDays,
}: HostFacts): HostWords {
  return {
    operator: operatorName,
    controller: operatorAddress === '' ? operatorName : `${operatorName}, ${operatorAddress}`,
    mailbox: contactEmail,
    dpo: dpoContact,
    site: publicUrl,
    trial: trialWords(trialDays),
  };
}

function trialWords(days: number): string {
  if (days === 0) return '';
  if (days === 1) return 'day';
  return days === 7 ? 'week' : `${days} days`;
}
