import type { getSyncHealth } from '#shared/contract/admin/system';
import { REJECTIONS } from '#shared/sync/protocol';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { devicesSince, troublesByDay, troublesSince } from '../../../store/reports';
import type { AuditServices } from '../admin-services';
import { actorOf, audited } from '../audit/audited';

const DAY_MS = 24 * 3600 * 1000;

export function getSyncHealthHandler(services: AuditServices): AdminHandler<typeof getSyncHealth> {
  const { db, now } = services;
  return async (call) => {
    const since = Math.floor(now() / DAY_MS - call.input.days + 1) * DAY_MS;
    const apps = await devicesSince(db, since);
    const troubles = await troublesSince(db, since);
    const answer = {
      devices: apps.reduce((total, { devices }) => total + devices, 0),
      apps,
      rejects: rejectsOf(troubles),
      digestMismatches: only(troubles, 'digest'),
      reloads: only(troubles, 'reload'),
      days: daysOf(await troublesByDay(db, since)),
    };
    const deed = { by: actorOf(call), action: 'system_viewed' as const };
    return audited(services, deed, () => Promise.resolve({ answer, detail: { what: 'sync' } }));
  };
}

type Troubles = Awaited<ReturnType<typeof troublesSince>>;

function rejectsOf(troubles: Troubles) {
  return REJECTIONS.flatMap((code) =>
    troubles
      .filter((trouble) => trouble.kind === 'reject' && trouble.code === code)
      .map(({ count, people, lastAt }) => ({ code, count, people, lastAt })),
  ).sort((a, b) => b.count - a.count);
}

function only(troubles: Troubles, kind: 'digest' | 'reload') {
  const found = troubles.find((trouble) => trouble.kind === kind);
  const { count = 0, people = 0, lastAt = null } = found ?? {};
  return { count, people, lastAt };
}

function daysOf(rows: Awaited<ReturnType<typeof troublesByDay>>) {
  const days = [...new Set(rows.map(({ day }) => day))];
  const count = (day: string, kind: string) =>
    rows.find((row) => row.day === day && row.kind === kind)?.count ?? 0;
  return days.map((day) => ({
    day,
    rejects: count(day, 'reject'),
    digestMismatches: count(day, 'digest'),
    reloads: count(day, 'reload'),
  }));
}
