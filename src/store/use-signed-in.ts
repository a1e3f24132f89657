import { useEffect, useState } from 'react';

import type { Account } from './accounts';
import { hasRegistry } from './has-registry';

/** Loads the database code only if there is a database. Null in a prerendered page and while loading. */
export function useSignedInAs(): Account | null {
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => {
    let current = true;
    const find = async () => {
      if (!(await hasRegistry())) return;
      const { activeAccount } = await import('./accounts');
      const found = await activeAccount();
      if (current) setAccount(found);
    };
    find().catch(() => undefined);
    return () => {
      current = false;
    };
  }, []);
  return account;
}

/** False in a prerendered page and while loading. */
export function useSignedIn(): boolean {
  return useSignedInAs() !== null;
}
