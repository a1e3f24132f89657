const TIMEOUT_MS = 10_000;

const UPDATE_MS = 4_000;

/** Sends the message once the worker is active; does nothing if there is no worker. */
export function tellWorker(type: string): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage({ type }),
    () => undefined,
  );
}

/** A plain reload would open the cached version again. */
export async function loadNewVersion(): Promise<void> {
  const reload = () => {
    window.location.reload();
  };
  const worker = await newerWorker().catch(() => null);
  if (!worker) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage({ type: 'SKIP_WAITING' });
  // If the worker does not take over, the button must still do something.
  setTimeout(reload, TIMEOUT_MS);
}

async function newerWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return null;
  // Offline, the waiting worker is the newest available. A slow connection must not delay the button.
  await Promise.race([registration.update().catch(() => undefined), after(UPDATE_MS)]);
  const { waiting, installing } = registration;
  return waiting ?? (installing && installed(installing));
}

async function installed(worker: ServiceWorker): Promise<ServiceWorker | null> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(null);
    }, TIMEOUT_MS);
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') resolve(worker);
      if (worker.state === 'redundant') resolve(null);
    });
  });
}

async function after(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
