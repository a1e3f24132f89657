import type { getServices } from '#shared/contract/admin/system';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { jobFigures } from '../../../store/job-figures';
import { providerDays } from '../../../store/provider-use';
import { actorOf } from '../audit/actor';
import { audited } from '../audit/audited';
import type { SystemParts } from './parts';

const DAYS = 14;
const OWED = 'end-billing';

/** How what the server leans on is set up, and how it has fared. Nobody is asked: only what is known. */
export function getServicesHandler(parts: SystemParts): AdminHandler<typeof getServices> {
  const { version, startedAt, mailer, payments } = parts;
  return async (call) => {
    const answer = {
      version,
      startedAt,
      provider: await providerOf(parts),
      mail: await mailer.status(),
      payments: { ...payments, owed: await owed(parts) },
    };
    const deed = { by: actorOf(call), action: 'system_viewed' as const };
    return audited(parts, deed, () => Promise.resolve({ answer, detail: { what: 'services' } }));
  };
}

async function providerOf({ db, provider }: SystemParts) {
  if (!provider) return null;
  const { daily, ...facts } = provider;
  return { ...facts, dailyCost: daily ?? null, days: await providerDays(db, DAYS) };
}

async function owed({ db }: SystemParts): Promise<number> {
  const open = (await jobFigures(db)).filter(
    ({ kind, state }) => kind === OWED && (state === 'queued' || state === 'running'),
  );
  return open.reduce((total, { count }) => total + count, 0);
}
