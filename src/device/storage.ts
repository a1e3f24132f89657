/** What the browser promises of the data that it keeps for this site. */
export interface StorageFacts {
  /** Whether it may be deleted when the device runs out of room; null where the browser does not say. */
  persisted: boolean | null;
  usage: number | null;
  quota: number | null;
  /** A private window: everything goes when it is closed. */
  forgetful: boolean;
}

/** Asks the browser not to delete this site's data by itself. It may decide without asking anybody. */
export async function askToPersist(): Promise<boolean> {
  const storage = storageManager();
  if (!storage?.persist) return false;
  return (await storage.persisted()) || storage.persist().catch(() => false);
}

export async function storageFacts(): Promise<StorageFacts> {
  const storage = storageManager();
  const estimate = await storage?.estimate().catch(() => undefined);
  return {
    persisted: storage ? await storage.persisted().catch(() => null) : null,
    usage: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
    forgetful: await isForgetful(),
  };
}

/**
 * Browsers do not say that a window is private, but their private windows lack what keeps an app:
 * Firefox has no worker there, and WebKit refuses the private file system.
 */
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
