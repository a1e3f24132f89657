const PATIENCE_MS = 10_000;
const LOOK_MS = 4_000;

/** Loads the page anew in the newest version that there is: a plain reload would open the kept one again. */
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
  // A worker that does not take over must not leave the person with a button that does nothing.
  setTimeout(reload, PATIENCE_MS);
}

async function newerWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return null;
  // Without signal the one that waits is the newest there is; a weak link must not hold up the button.
  await Promise.race([registration.update().catch(() => undefined), after(LOOK_MS)]);
  const { waiting, installing } = registration;
  return waiting ?? (installing && installed(installing));
}

async function installed(worker: ServiceWorker): Promise<ServiceWorker | null> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(null);
    }, PATIENCE_MS);
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') resolve(worker);
      if (worker.state === 'redundant') resolve(null);
    });
  });
}

async function after(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
