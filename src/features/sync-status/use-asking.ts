import { useState } from 'react';

import { activeStore } from '../../store/account-store';
import { requestSync } from '../../store/sync-state';
import type { SyncSummary } from '../../store/sync-summary';
import { outcomeOf, type Asked, type Outcome } from './asking';

interface Asking {
  asked: Asked | null;
  outcome: Outcome;
  ask: () => Promise<void>;
}

/** A button's request for a round, and what became of it. */
export function useAsking(summary: SyncSummary, now: number): Asking {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = async () => {
    setAsked({ at: Date.now(), nextTryAt: summary.nextTryAt });
    await requestSync(await activeStore());
  };
  return { asked, outcome: outcomeOf(asked, summary, now), ask };
}
