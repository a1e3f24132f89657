import type { getServices } from '#shared/contract/admin/system';

import type { AdminHandler } from '../../../http/admin-endpoint';
import type { Database } from '../../../store/database';
import { jobFigures } from '../../../store/jobs';
import { providerDays } from '../../../store/provider-use';
import type { AdminServices, AuditServices } from '../admin-services';
import { actorOf, audited } from '../audit/audited';

const DAYS = 14;
const OWED = 'end-billing';

interface SystemServices extends AuditServices, Pick<AdminServices, 'mailer'> {
  version: string;
  startedAt: number;
  /** Settings of the AI provider; undefined if none is set up. */
  provider: ProviderSettings | undefined;
  /** Undefined if payments are not set up. */
  stripe: { readonly live: boolean } | undefined;
}

interface ProviderSettings {
  model: string;
  readsWords: boolean;
  prices: { input: number; output: number; daily: number | undefined };
}

/** How the services behind the server are set up, and their figures. None of them is asked. */
export function getServicesHandler(services: SystemServices): AdminHandler<typeof getServices> {
  const { db, version, startedAt, mailer, provider, stripe } = services;
  return async (call) => {
    const answer = {
      version,
      startedAt,
      provider: provider ? await providerFacts(db, provider) : null,
      mail: await mailer.status(),
      payments: {
        ready: stripe !== undefined,
        live: stripe?.live ?? null,
        owed: await countOwedEnds(db),
      },
    };
    const deed = { by: actorOf(call), action: 'system_viewed' as const };
    return audited(services, deed, () => Promise.resolve({ answer, detail: { what: 'services' } }));
  };
}

async function providerFacts(db: Database, { model, readsWords, prices }: ProviderSettings) {
  const { input, output, daily } = prices;
  const priced = input > 0 || output > 0;
  return {
    model,
    readsWords,
    priced,
    dailyCost: daily ?? null,
    days: await providerDays(db, DAYS),
  };
}

async function countOwedEnds(db: Database): Promise<number> {
  const open = (await jobFigures(db)).filter(
    ({ kind, state }) => kind === OWED && (state === 'queued' || state === 'running'),
  );
  return open.reduce((total, { count }) => total + count, 0);
}
