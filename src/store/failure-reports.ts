import { uuidv4 } from 'uuidv7';

import { isPage } from '#shared/contract/pages';
import type { FailureKind, FailureReport } from '#shared/contract/reports';

import { failureFacts } from './failure-facts';
import { type KeptFailure, registry } from './registry';
import { useLive } from './use-live';

/** When there are more, the oldest are deleted. */
export const FAILURES_MOST = 20;
const TIMES_MOST = 9_999;

export interface Failed {
  kind: FailureKind;
  failure: unknown;
  path: string;
  app: string;
  browser: string;
}

/** The report stays on this device until the user sends it. A repeated failure only increases its count. */
export async function keepFailure(
  { kind, failure, path, app, browser }: Failed,
  now = Date.now(),
): Promise<void> {
  const accounts = await registry().accounts.toArray();
  const own = accounts.flatMap(({ user }) => [user.email, user.firstName, user.lastName]);
  const facts = failureFacts(failure, own);
  const page = isPage(path) ? path : 'another address';
  const { failures } = registry();
  await registry().transaction('rw', failures, async () => {
    const all = await failures.toArray();
    const same = all.find(
      (one) => one.state === 'kept' && isSame(one, { kind, page, app, ...facts }),
    );
    if (same) {
      await failures.update(same.id, { times: Math.min(TIMES_MOST, same.times + 1), at: now });
      return;
    }
    const report = { id: uuidv4(), kind, page, app, browser, times: 1, at: now, ...facts };
    await failures.add({ ...report, state: 'kept' });
    const oldest = all.sort((one, other) => one.at - other.at);
    const tooMany = Math.max(0, all.length + 1 - FAILURES_MOST);
    await failures.bulkDelete(oldest.slice(0, tooMany).map(({ id }) => id));
  });
}

function isSame(
  one: KeptFailure,
  other: Pick<FailureReport, 'kind' | 'page' | 'app' | 'message' | 'stack'>,
): boolean {
  const textOf = ({ kind, page, app, message, stack }: typeof other) =>
    JSON.stringify([kind, page, app, message, stack]);
  return textOf(one) === textOf(other);
}

/** Newest first. */
export async function listFailures(): Promise<KeptFailure[]> {
  return (await registry().failures.toArray()).sort((one, other) => other.at - one.at);
}

/** Marks a report to be sent as soon as there is a connection. */
export async function askToSend(id: string): Promise<void> {
  await registry().failures.update(id, { state: 'asked' });
}

export async function failuresToSend(): Promise<KeptFailure[]> {
  return registry()
    .failures.filter(({ state }) => state === 'asked')
    .toArray();
}

export async function markSent(id: string, state: 'sent' | 'refused'): Promise<void> {
  await registry().failures.update(id, { state });
}

export async function removeFailure(id: string): Promise<void> {
  await registry().failures.delete(id);
}

/** Newest first; undefined while loading. */
export function useFailures(): KeptFailure[] | undefined {
  return useLive(listFailures, []);
}
