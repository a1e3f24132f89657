import { wordsOfHost, type HostFacts } from '#shared/rules/host-words';

import type { Marks } from '../../http/host-pages';

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
