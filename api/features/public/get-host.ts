import type { getHost, Host } from '#shared/contract/host';
import { type HostFacts, wordsOfHost } from '#shared/rules/host-words';

import type { PublicHandler } from '../../http/endpoint';
import type { Marks } from '../../http/host-pages';

export function getHostHandler(host: Host): PublicHandler<typeof getHost> {
  return async () => Promise.resolve(host);
}

export interface HostSettings {
  publicUrl: string | undefined;
  operatorName: string;
  trialDays: number;
  port: number;
}

/** Who runs this server and what it promises, from its settings. */
export function hostOf({ publicUrl, operatorName, trialDays, port }: HostSettings): HostFacts {
  const { origin, hostname } = new URL(publicUrl ?? `http://localhost:${port}`);
  return { operatorName, contactEmail: `info@${hostname}`, publicUrl: origin, trialDays };
}

export function marksOf(host: HostFacts): Marks {
  const words = wordsOfHost(host);
  return {
    OPERATOR: words.operator,
    MAILBOX: words.mailbox,
    SITE: words.site,
    TRIAL: words.trial,
    HOST: JSON.stringify(words),
  };
}
