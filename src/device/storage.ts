import { useCallback, useEffect, useState } from 'react';

const PERSIST_KEY = 'platelog-asked-to-persist';

export interface StorageFacts {
  /** False: the browser may delete the data if the device runs out of room. Null if the browser does not tell. */
  persisted: boolean | null;
  usage: number | null;
  quota: number | null;
  /** A private window: all data is deleted when it is closed. */
  forgetful: boolean;
}

/** The browser may decide without asking the user. */
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

// Browsers do not reveal that a window is private. But in private windows, Firefox
// has no service worker, and WebKit refuses the origin private file system.
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

/** Missing in insecure contexts and in old browsers, although the types say otherwise. */
function storageManager():
  | (Partial<Pick<StorageManager, 'persist' | 'getDirectory'>> &
      Pick<StorageManager, 'persisted' | 'estimate'>)
  | undefined {
  return (navigator as Partial<Navigator>).storage;
}

/** Once per device: some browsers ask the user, who should not be asked with every meal. */
export function persistOnce(): void {
  try {
    if (localStorage.getItem(PERSIST_KEY) !== null) return;
    localStorage.setItem(PERSIST_KEY, 'yes');
  } catch {
    // Storage is blocked, so nothing can be persisted anyway.
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
