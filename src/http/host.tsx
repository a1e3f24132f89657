import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

import { wordsOfHost, type HostWords } from '#shared/rules/host-words';

const UNKNOWN: HostWords = {
  operator: 'the host of this server',
  mailbox: '',
  site: '',
  trial: '',
};

/** Given from outside only where pages are drawn at build. */
export const HostContext = createContext<HostWords>(UNKNOWN);

/** What this server says of itself; until it is known, nothing is promised in its name. */
export function useHost(): HostWords {
  return useContext(HostContext);
}

/** Knows the host from the finished page that the server has sent, else asks once. */
export function HostProvider({ children }: { children: ReactNode }) {
  const [host, setHost] = useState<HostWords>(() => hostInPage() ?? UNKNOWN);
  useEffect(() => {
    if (hostInPage()) return;
    askHost().then(setHost, () => undefined);
  }, []);
  return <HostContext value={host}>{children}</HostContext>;
}

function hostInPage(): HostWords | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name=platelog-host]')?.content;
  return content === undefined ? undefined : (JSON.parse(content) as HostWords);
}

// Loaded by then only: what a finished page shows first needs no schemas.
async function askHost(): Promise<HostWords> {
  const [{ call }, { getHost }] = await Promise.all([
    import('./call'),
    import('#shared/contract/host'),
  ]);
  return wordsOfHost(await call(getHost, {}));
}
