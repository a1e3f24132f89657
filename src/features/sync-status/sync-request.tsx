import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';

import { activeStore } from '../../store/account-store';
import { requestSync } from '../../store/sync-state';
import type { SyncSummary } from '../../store/sync-summary';

/** A sync requested by the user. */
interface SyncRequest {
  at: number;
  /** The next try that was scheduled before the request. */
  nextTryAt: number | null;
}

type RequestOutcome = 'none' | 'running' | 'succeeded' | 'failed';

/** Requests a sync, and tells its outcome. */
export function useSyncRequest(summary: SyncSummary, now: number) {
  const [request, setRequest] = useState<SyncRequest | null>(null);
  const send = async () => {
    setRequest({ at: Date.now(), nextTryAt: summary.nextTryAt });
    await requestSync(await activeStore());
  };
  return { request, outcome: outcomeOf(request, summary, now), send };
}

// After this time a request counts as lost, for example because the browser has frozen the page.
const TIMEOUT_MS = 60_000;

/** The outcome of a request, derived from the state of sync since then. */
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

/** A button that ignores presses while busy but keeps the focus, which a disabled button would lose. */
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
