import { reconcile } from '../features/billing/reconcile';
import { expirePhotos } from '../features/photos/expire-photos';
import { tidyHistory } from '../features/sync/tidy-history';
import { forgetEndedSessions } from '../store/sessions';
import type { Services } from './services';

const EVERY_MS = 6 * 3600 * 1000;

/** Puts the data in order: now and every six hours, for as long as the server runs. */
export async function keepHouse(services: Services): Promise<void> {
  const timer = setInterval(() => void tidy(services), EVERY_MS);
  timer.unref();
  await tidy(services);
}

async function tidy(services: Services): Promise<void> {
  try {
    await forgetEndedSessions(services.db, services.now());
    await expirePhotos(services);
    await tidyHistory(services);
    await reconcile(services.billing);
  } catch (error) {
    // Nothing depends on it: it is done the next time.
    services.log.error({ error }, 'housekeeping failed');
  }
}
