import type { getHost, Host } from '#shared/contract/host';
import {
  type HostFacts,
  type Recipients,
  type Signups,
  type SingleSignOn,
  wordsOfHost,
} from '#shared/rules/host-words';
import type { HostPlan } from '#shared/rules/plan';

import type { PublicHandler } from '../../http/endpoint';
import type { Marks } from '../../http/host-pages';

export function getHostHandler(host: Host): PublicHandler<typeof getHost> {
  return async () => Promise.resolve(host);
}

export interface HostSettings {
  publicUrl: string | undefined;
  operatorName: string;
  operatorAddress: string | undefined;
  contactEmail: string | undefined;
  dpoContact: string | undefined;
  trialDays: number;
  plan: HostPlan;
  signups: Signups;
  singleSignOn: (SingleSignOn & { signups: Signups }) | undefined;
  port: number;
  recipients: Recipients;
}

/** Who runs this server and what it promises, from its settings. */
export function hostOf(settings: HostSettings): HostFacts {
  const {
    publicUrl,
    operatorName,
    operatorAddress = '',
    trialDays,
    plan,
    port,
    recipients,
  } = settings;
  const { origin, hostname } = new URL(publicUrl ?? `http://localhost:${port}`);
  const { contactEmail = `info@${hostname}` } = settings;
  const { dpoContact = contactEmail } = settings;
  const operator = { operatorName, operatorAddress, contactEmail, dpoContact };
  const plain = { ...operator, publicUrl: origin, trialDays, plan, recipients };
  return { ...plain, ...waysIn(settings) };
}

/** If single sign-on is the only way in, sign-up with a password is closed too. */
function waysIn({ signups, singleSignOn: way }: HostSettings) {
  if (!way) return { signups, singleSignOn: null };
  const { name, only } = way;
  return { signups: only ? way.signups : signups, singleSignOn: { name, only } };
}

export function marksOf(host: HostFacts): Marks {
  const words = wordsOfHost(host);
  return {
    OPERATOR: words.operator,
    CONTROLLER: words.controller,
    MAILBOX: words.mailbox,
    DPO: words.dpo,
    SITE: words.site,
    TRIAL: words.trial,
    UPLOADS: words.freeUploads,
    PREMIUM: words.premiumForAll ? 'all' : 'sold',
    SIGNUPS: words.signups,
    SSO: words.singleSignOn?.name ?? '',
    SSOWAY: wayOf(words.singleSignOn),
    AI: words.recipients.ai,
    BARCODES: words.recipients.barcodes,
    PAYMENTS: words.recipients.payments,
    MAILS: words.recipients.mails,
    PUSH: words.recipients.push,
    HOSTING: words.recipients.hosting,
    SIGNIN: words.recipients.signIn,
    HOST: JSON.stringify(words),
  };
}

function wayOf(way: SingleSignOn | null): Marks['SSOWAY'] {
  if (!way) return '';
  return way.only ? '-only' : '-beside';
}
