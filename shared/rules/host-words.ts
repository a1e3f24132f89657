import { freeUploadWords, type HostPlan } from './plan';

/** Who receives users' data besides the operator, as text for a page; empty: nobody. */
export interface Recipients {
  ai: string;
  barcodes: string;
  payments: string;
  mails: string;
  push: string;
  /** Empty if the host has not set it. */
  hosting: string;
  /** The single sign-on service. */
  signIn: string;
}

/** Who can sign up: everyone, users with an invite, or nobody. */
export type Signups = 'open' | 'invite' | 'closed';

/** Single sign-on, with the name on its button. */
export interface SingleSignOn {
  name: string;
  /** Users cannot sign in with a password. */
  only: boolean;
}

/** What a server says about itself: its operator, its address and its plans. */
export interface HostFacts {
  operatorName: string;
  /** Empty if the host has not set it. */
  operatorAddress: string;
  contactEmail: string;
  /** Contact for data protection: a data protection officer, or `contactEmail`. */
  dpoContact: string;
  publicUrl: string;
  trialDays: number;
  plan: HostPlan;
  signups: Signups;
  singleSignOn: SingleSignOn | null;
  recipients: Recipients;
}

/** The same facts as texts for a page. */
export interface HostWords {
  operator: string;
  /** The operator, with the address if the host has set it. */
  controller: string;
  mailbox: string;
  dpo: string;
  site: string;
  /** Continues 'the first': 'week', '14 days'. Empty if there is no trial. */
  trial: string;
  /** What is free, such as '3 image uploads'. */
  freeUploads: string;
  /** Every account has Premium, so nothing is sold and no price is shown. */
  premiumForAll: boolean;
  /** 'unknown': not received from the server yet. */
  signups: Signups | 'unknown';
  /** Null if there is none, and until the server has sent it. */
  singleSignOn: SingleSignOn | null;
  /** The recipients, with a text also if there is none. */
  recipients: Recipients;
}

/** Shown for a recipient that the host has not set up. */
export const NOBODY = 'none on this server';
const NOT_TOLD = 'please ask us';

/** Mentions no trial if nothing can be bought. @param facts with `trialDays` in whole days, 0 for no trial */
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
  const nameOrNobody = (who: string) => who || NOBODY;
  const { ai, barcodes, payments, mails, push, signIn } = others;
  return {
    ai: nameOrNobody(ai),
    barcodes: nameOrNobody(barcodes),
    payments: nameOrNobody(payments),
    mails: nameOrNobody(mails),
    push: nameOrNobody(push),
    signIn: nameOrNobody(signIn),
    hosting: hosting || NOT_TOLD,
  };
}

function trialWords(days: number): string {
  if (days === 0) return '';
  if (days === 1) return 'day';
  return days === 7 ? 'week' : `${days} days`;
}
