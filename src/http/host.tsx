import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

import { wordsOfHost, type HostWords } from '#shared/rules/host-words';

import { useRetries } from './late-part';

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

/** Only the rendering of pages at build time sets this from outside. */
export const HostContext = createContext<HostWords>(UNKNOWN);

/** Until the host is known, pages must not promise features that it may not have. */
export function useHost(): HostWords {
  return useContext(HostContext);
}

// Sign-up is shown as open; the server decides when the user tries.
const NOT_REACHED: HostWords = { ...UNKNOWN, signups: 'open' };

/** Reads the host's data from a prerendered page, or else requests it until there is an answer, since a page may be opened offline. */
export function HostProvider({ children }: { children: ReactNode }) {
  const [host, setHost] = useState<HostWords>(() => hostInPage() ?? UNKNOWN);
  const ask = useCallback(async () => {
    const found = await askHost().catch(() => undefined);
    // Another request may have been answered meanwhile.
    setHost((known) => found ?? (known === UNKNOWN ? NOT_REACHED : known));
  }, []);
  const isKnown = host !== UNKNOWN && host !== NOT_REACHED;
  useRetries(isKnown ? null : ask);
  return <HostContext value={host}>{children}</HostContext>;
}

function hostInPage(): HostWords | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name=platelog-host]')?.content;
  return content === undefined ? undefined : (JSON.parse(content) as HostWords);
}

// Loaded late, because the first view of a prerendered page does not need the schemas.
async function askHost(): Promise<HostWords> {
  const [{ call }, { getHost }] = await Promise.all([
    import('./call'),
    import('#shared/contract/host'),
  ]);
  return wordsOfHost(await call(getHost, {}));
}
