import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';

import { activeStore } from '../../store/account-store';
import { requestSync } from '../../store/sync-state';
import type { SyncSummary } from '../../store/sync-summary';

/** A user's own request to sync. */
interface SyncRequest {
  at: number;
  /** The next try as it was scheduled before. */
  nextTryAt: number | null;
}

type RequestOutcome = 'none' | 'running' | 'succeeded' | 'failed';

/** A button's request to sync, and what became of it. */
export function useSyncRequest(summary: SyncSummary, now: number) {
  const [request, setRequest] = useState<SyncRequest | null>(null);
  const send = async () => {
    setRequest({ at: Date.now(), nextTryAt: summary.nextTryAt });
    await requestSync(await activeStore());
  };
  return { request, outcome: outcomeOf(request, summary, now), send };
}

// By then a request was lost, as with a page that the browser has frozen.
const TIMEOUT_MS = 60_000;

/** What became of a request, by the state of sync since then. */
export function outcomeOf(
  request: SyncRequest | null,
  summary: Pick<SyncSummary, 'lastSuccessAt' | 'nextTryAt' | 'syncing' | 'paused'>,
  now: number,
): RequestOutcome {
  if (!request) return 'none';
  if ((summary.lastSuccessAt ?? 0) >= request.at) return 'succeeded';
  if (summary.syncing) return 'running';
  const triedAgain = summary.nextTryAt !== null && summary.nextTryAt !== request.nextTryAt;
  const gaveUp = summary.paused !== null || now - request.at > TIMEOUT_MS;
  return triedAgain || gaveUp ? 'failed' : 'running';
}

interface BusyButtonProps extends Omit<ButtonProps, 'disabled' | 'onClick'> {
  busy: boolean;
  onClick: () => void;
}

/** A button that cannot be pressed while it works and yet keeps the focus, which a disabled one loses. */
export function BusyButton({ busy, onClick, children, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      {children}
    </Button>
  );
}
