import { useEffect, useState } from 'react';

import { hasRegistry } from './has-registry';

/** Loads the database only where there is one. False in a prerendered page, and until it is known. */
export function useSignedIn(): boolean {
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => {
    let current = true;
    const find = async () => {
      if (!(await hasRegistry())) return;
      const { activeAccount } = await import('./accounts');
      const account = await activeAccount();
      if (current) setSignedIn(account !== null);
    };
    find().catch(() => undefined);
    return () => {
      current = false;
    };
  }, []);
  return isSignedIn;
}
