import type {
  getJobs,
  getServices,
  getSyncHealth,
  retryJob,
  Services,
} from '#shared/contract/admin/system';
import { REJECTIONS } from '#shared/sync/protocol';

import type { AdminHandler } from '../../http/admin-endpoint';
import { refuse } from '../../http/refuse';
import type { Database, DatabaseTransaction } from '../../store/database';
import { failedJobs, jobById, jobFigures, type JobFigures } from '../../store/admin/job-figures';
import { MAIL_JOB } from '../../store/jobs';
import {
  campaignFigures,
  type CampaignFigures,
  lastFailedCampaign,
} from '../../store/reminders/campaigns';
import { countSubscriptions } from '../../store/reminders/push-subscriptions';
import { providerDays } from '../../store/provider-use';
import { devicesSince, troublesByDay, troublesSince } from '../../store/sync-troubles';
import type { JobsTable } from '../../store/tables';
import type { AdminServices, AuditServices } from './admin-services';
import { actorOf, audited } from './audit/audited';

const DAY_MS = 24 * 3600 * 1000;

const FAILURES = 20;

const DAYS = 14;
const OWED = 'end-billing';

interface SystemServices extends AuditServices, Pick<AdminServices, 'mailer'> {
  version: string;
  startedAt: number;
  backups: { facts: () => Services['backups'] };
  /** Settings of the AI provider; undefined if none is set up. */
  provider: ProviderSettings | undefined;
  /** Whether notifications are set up. */
  push: boolean;
  /** Undefined if payments are not set up. */
  stripe: { readonly live: boolean } | undefined;
  /** Every account has Premium. */
  premiumForAll: boolean;
}

interface ProviderSettings {
  model: string;
  readsWords: boolean;
  prices: { input: number; output: number; daily: number | undefined };
}

/** How the services behind the server are set up, and their figures. None of them is asked. */
export function getServicesHandler(services: SystemServices): AdminHandler<typeof getServices> {
  const { db, version, startedAt, backups, mailer, provider, stripe, premiumForAll } = services;
  return async (call) => {
    const answer = {
      version,
      startedAt,
      backups: backups.facts(),
      provider: provider ? await providerFacts(db, provider) : null,
      mail: await mailer.status(),
      reminders: await reminderFacts(services),
      payments: {
        ready: stripe !== undefined,
        forAll: premiumForAll,
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

const WEEK_MS = 7 * DAY_MS;

async function reminderFacts({ db, now, push }: Pick<SystemServices, 'db' | 'now' | 'push'>) {
  const figures = await campaignFigures(db, now() - WEEK_MS);
  const kinds = new Map(figures.map((one) => [`${one.type} ${one.channel}`, one]));
  const count = ({ type, channel }: CampaignFigures, outcome: string) =>
    figures.find((one) => one.type === type && one.channel === channel && one.outcome === outcome)
      ?.count ?? 0;
  return {
    push,
    browsers: await countSubscriptions(db),
    sent: [...kinds.values()].map((kind) => ({
      type: kind.type,
      channel: kind.channel,
      sent: count(kind, 'sent'),
      waiting: count(kind, 'waiting'),
      failed: count(kind, 'failed'),
    })),
    lastFailure: (await lastFailedCampaign(db)) ?? null,
  };
}

async function countOwedEnds(db: Database): Promise<number> {
  const open = (await jobFigures(db)).filter(
    ({ kind, state }) => kind === OWED && (state === 'queued' || state === 'running'),
  );
  return open.reduce((total, { count }) => total + count, 0);
}

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

interface RetryServices extends AuditServices, Pick<AdminServices, 'onChange'> {
  /** Queues a job that was given up; false if there is nothing left to do. */
  retry: (trx: DatabaseTransaction, job: JobsTable) => Promise<boolean>;
}

export function retryJobHandler(services: RetryServices): AdminHandler<typeof retryJob> {
  return async (call) => {
    const { id = '' } = call.params;
    const deed = { by: actorOf(call), action: 'job_retried' as const, subjectId: id };
    const userId = await audited(services, deed, async (trx) => {
      const job = await jobById(trx, id);
      if (!job || job.kind === MAIL_JOB || job.state === 'done') throw refuse('not_found');
      // A second click, or the user has retried it already.
      const isOpen = job.state !== 'failed';
      if (!isOpen && !(await services.retry(trx, job))) throw refuse('not_retryable');
      return { answer: job.user_id, detail: { kind: job.kind, already: isOpen } };
    });
    services.onChange(userId);
    return { ok: true };
  };
}

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
