import { useCallback, useEffect, useState } from 'react';

import { askToPersist, storageFacts, type StorageFacts } from './storage';

/** `facts` is null while loading. */
export function useStorageFacts(): { facts: StorageFacts | null; ask: () => Promise<void> } {
  const [facts, setFacts] = useState<StorageFacts | null>(null);
  const look = useCallback(async () => {
    setFacts(await storageFacts());
  }, []);
  useEffect(() => {
    void look();
  }, [look]);
  const ask = async () => {
    await askToPersist();
    await look();
  };
  return { facts, ask };
}
