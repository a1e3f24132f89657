import { useCallback, useEffect, useState } from 'react';

import { askToPersist, storageFacts, type StorageFacts } from './storage';

/** What the browser promises of this device's data; null while it is asked. */
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
