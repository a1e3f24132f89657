import type { getJobs } from '#shared/contract/admin/system';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { failedJobs, jobFigures, type JobFigures } from '../../../store/jobs';
import type { AuditServices } from '../admin-services';
import { actorOf, audited } from '../audit/audited';

const FAILURES = 20;

interface JobServices extends AuditServices {
  /** The kinds of job that this server can do. */
  runnable: readonly string[];
}

export function getJobsHandler(services: JobServices): AdminHandler<typeof getJobs> {
  const { db, runnable } = services;
  return async (call) => {
    const figures = await jobFigures(db);
    const kinds = [...new Set([...runnable, ...figures.map(({ kind }) => kind)])].sort();
    const answer = {
      kinds: kinds.map((kind) => kindOf(kind, { figures, runnable })),
      failures: await failedJobs(db, FAILURES),
    };
    const deed = { by: actorOf(call), action: 'system_viewed' as const };
    return audited(services, deed, () => Promise.resolve({ answer, detail: { what: 'jobs' } }));
  };
}

interface Known {
  figures: JobFigures[];
  runnable: readonly string[];
}

function kindOf(kind: string, { figures, runnable }: Known) {
  const own = figures.filter((one) => one.kind === kind);
  const count = (state: string) => own.find((one) => one.state === state)?.count ?? 0;
  const open = own.filter(({ state }) => state === 'queued' || state === 'running');
  return {
    kind,
    runnable: runnable.includes(kind),
    queued: count('queued'),
    running: count('running'),
    failed: count('failed'),
    done: count('done'),
    oldestDueSince: open.length > 0 ? Math.min(...open.map(({ oldest }) => oldest)) : null,
  };
}
