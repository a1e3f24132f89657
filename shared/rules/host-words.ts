import { freeUploadWords, type HostPlan } from './plan';

/** Who gets data of people, besides the operator, as a page names them; empty: nobody. */
export interface Recipients {
  ai: string;
  barcodes: string;
  payments: string;
  mails: string;
  push: string;
  /** Empty where the host has not told it. */
  hosting: string;
  /** Who signs people in. */
  signIn: string;
}

/** Who may make an account: everybody, who has an invite, nobody. */
export type Signups = 'open' | 'invite' | 'closed';

/** How people can sign in but with a password, by the name that stands on the button. */
export interface SingleSignOn {
  name: string;
  /** Nobody signs in with a password. */
  only: boolean;
}

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
  plan: HostPlan;
  signups: Signups;
  singleSignOn: SingleSignOn | null;
  recipients: Recipients;
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
  /** What is free, as '3 image uploads'. */
  freeUploads: string;
  /** Every account has Premium: nothing is sold, and no price is named. */
  premiumForAll: boolean;
  /** 'unknown': the server has not said it yet. */
  signups: Signups | 'unknown';
  /** Null where there is none, and until the server has said it. */
  singleSignOn: SingleSignOn | null;
  /** The same, where nobody is one too. */
  recipients: Recipients;
}

/** Stands for a recipient that the host has not set up. */
export const NOBODY = 'none on this server';
const NOT_TOLD = 'please ask us';

/** Nothing of a trial where nothing can be bought. @param facts with `trialDays` in whole days, 0 for no trial */
export function wordsOfHost({
  operatorName,
  operatorAddress,
  contactEmail,
  dpoContact,
  publicUrl,
  trialDays,
  plan,
  signups,
  singleSignOn,
  recipients,
}: HostFacts): HostWords {
  return {
    operator: operatorName,
    controller: operatorAddress === '' ? operatorName : `${operatorName}, ${operatorAddress}`,
    mailbox: contactEmail,
    dpo: dpoContact,
    site: publicUrl,
    trial: recipients.payments === '' || plan.premiumForAll ? '' : trialWords(trialDays),
    freeUploads: freeUploadWords(plan),
    premiumForAll: plan.premiumForAll,
    signups,
    singleSignOn,
    recipients: recipientWords(recipients),
  };
}

function recipientWords({ hosting, ...others }: Recipients): Recipients {
  const named = (who: string) => who || NOBODY;
  const { ai, barcodes, payments, mails, push, signIn } = others;
  return {
    ai: named(ai),
    barcodes: named(barcodes),
    payments: named(payments),
    mails: named(mails),
    push: named(push),
    signIn: named(signIn),
    hosting: hosting || NOT_TOLD,
  };
}

function trialWords(days: number): string {
  if (days === 0) return '';
  if (days === 1) return 'day';
  return days === 7 ? 'week' : `${days} days`;
}
