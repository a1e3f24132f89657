import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

import { wordsOfHost, type HostWords } from '#shared/rules/host-words';

const ASK = 'please ask us';

const UNKNOWN: HostWords = {
  operator: 'the host of this server',
  controller: 'the host of this server',
  mailbox: '',
  dpo: 'the host of this server',
  site: '',
  trial: '',
  freeUploads: 'a number of image uploads',
  premiumForAll: false,
  signups: 'unknown',
  singleSignOn: null,
  recipients: {
    ai: ASK,
    barcodes: ASK,
    payments: ASK,
    mails: ASK,
    push: ASK,
    hosting: ASK,
    signIn: ASK,
  },
};

/** Set from outside only where pages are rendered at build time. */
export const HostContext = createContext<HostWords>(UNKNOWN);

/** Until the host is known, nothing is promised in its name. */
export function useHost(): HostWords {
  return useContext(HostContext);
}

/** Reads the host from a prerendered page, or else asks once. */
export function HostProvider({ children }: { children: ReactNode }) {
  const [host, setHost] = useState<HostWords>(() => hostInPage() ?? UNKNOWN);
  useEffect(() => {
    if (hostInPage()) return;
    askHost().then(setHost, () => {
      // Whether an account can be made, the server says then.
      setHost({ ...UNKNOWN, signups: 'open' });
    });
  }, []);
  return <HostContext value={host}>{children}</HostContext>;
}

function hostInPage(): HostWords | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name=platelog-host]')?.content;
  return content === undefined ? undefined : (JSON.parse(content) as HostWords);
}

// Loaded late: the first view of a prerendered page needs no schemas.
async function askHost(): Promise<HostWords> {
  const [{ call }, { getHost }] = await Promise.all([
    import('./call'),
    import('#shared/contract/host'),
  ]);
  return wordsOfHost(await call(getHost, {}));
}
