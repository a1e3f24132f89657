import { useCallback, useEffect, useState } from 'react';

const PERSIST_KEY = 'platelog-asked-to-persist';

export interface StorageFacts {
  /** False: it may be deleted if the device runs out of room. Null if the browser does not say. */
  persisted: boolean | null;
  usage: number | null;
  quota: number | null;
  /** A private window: everything goes when it is closed. */
  forgetful: boolean;
}

/** The browser may decide without asking the person. */
async function askToPersist(): Promise<boolean> {
  const storage = storageManager();
  if (!storage?.persist) return false;
  return (await storage.persisted()) || storage.persist().catch(() => false);
}

async function storageFacts(): Promise<StorageFacts> {
  const storage = storageManager();
  const estimate = await storage?.estimate().catch(() => undefined);
  return {
    persisted: storage ? await storage.persisted().catch(() => null) : null,
    usage: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
    forgetful: await isForgetful(),
  };
}

// Browsers do not tell that a window is private, but in private windows Firefox
// has no worker, and WebKit refuses the private file system.
async function isForgetful(): Promise<boolean> {
  if (!window.isSecureContext) return false;
  if (!('serviceWorker' in navigator)) return true;
  const folder = storageManager()?.getDirectory;
  if (!folder) return false;
  return folder.call(navigator.storage).then(
    () => false,
    (error: unknown) => error instanceof DOMException,
  );
}

/** Missing in insecure contexts and in old browsers, whatever the types say. */
function storageManager():
  | (Partial<Pick<StorageManager, 'persist' | 'getDirectory'>> &
      Pick<StorageManager, 'persisted' | 'estimate'>)
  | undefined {
  return (navigator as Partial<Navigator>).storage;
}

/** Once per device: some browsers ask the person, who should not be asked with every meal. */
export function persistOnce(): void {
  try {
    if (localStorage.getItem(PERSIST_KEY) !== null) return;
    localStorage.setItem(PERSIST_KEY, 'yes');
  } catch {
    // Storage that cannot be read keeps nothing anyway.
    return;
  }
  askToPersist().catch(() => undefined);
}

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
