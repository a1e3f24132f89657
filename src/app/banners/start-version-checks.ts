import { registerWorker } from '../../device/register-worker';
import { tellWorker } from '../../device/service-worker';
import { UpdateChecks } from '../../device/update-checks';
import { watchServerBuild } from '../../http/server-build';
import { BUILD } from '../../sync/app-version';
import { KEEP_SHELL } from '../../sync/worker-messages';

/** elsewhere: another page has activated the newer version. too-old: the server rejects requests of this version. */
export type VersionNews = 'ready' | 'elsewhere' | 'too-old';

/** Registers the service worker and checks for newer versions until the signal aborts. */
export async function startVersionChecks(
  signal: AbortSignal,
  onNews: (news: VersionNews) => void,
): Promise<void> {
  const check = await registerWorker({
    onReady: () => {
      onNews('ready');
    },
    onTakenElsewhere: () => {
      onNews('elsewhere');
    },
  });
  if (!check || signal.aborted) return;
  const checks = new UpdateChecks(check, signal);
  const stopWatching = watchServerBuild((build) => {
    if (build !== BUILD) checks.checkSoon();
  });
  signal.addEventListener('abort', stopWatching);
  tellWorker(KEEP_SHELL);
}
