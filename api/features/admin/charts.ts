import type { Charts, getCharts, getRevenue, Revenue } from '#shared/contract/admin/charts';

import type { Payments } from '../../gateways/stripe/facts';
import type { AdminHandler } from '../../http/admin-endpoint';
import { refuse } from '../../http/refuse';
import { dailySums, oldestOfManyReports } from '../../store/admin/daily-sums';
import type { Database } from '../../store/database';
import type { AuditServices } from './admin-services';
import { actorOf, audited } from './audit/audited';
import { utcDay } from '../../store/utc-day';

const DAY_MS = 24 * 3600 * 1000;

/** Maintenance deletes older reports. */
const REPORT_DAYS = 90;

const FRESH_MS = 10 * 60_000;

const NOTHING: Payments = { payments: [], cutAt: undefined };

interface Span {
  /** In days since 1970. */
  first: number;
  days: number;
}

const lastDays = (now: number, days: number): Span => ({
  first: Math.floor(now / DAY_MS) - days + 1,
  days,
});

const namesOf = ({ first, days }: Span) =>
  Array.from({ length: days }, (_, n) => utcDay((first + n) * DAY_MS));

export function getChartsHandler(services: AuditServices): AdminHandler<typeof getCharts> {
  const { db, now } = services;
  return async (call) => {
    const span = lastDays(now(), call.input.days);
    const charts = {
      signUps: await dailySums(db, 'signUps', span),
      people: await dailySums(db, 'people', span),
      images: await dailySums(db, 'images', span),
      failures: await failures(db, span, now()),
    };
    const answer: Charts = { days: namesOf(span), charts };
    const deed = { by: actorOf(call), action: 'system_viewed' as const };
    return audited(services, deed, () => Promise.resolve({ answer, detail: { what: 'charts' } }));
  };
}

async function failures(db: Database, span: Span, now: number): Promise<(number | null)[]> {
  const figures = await dailySums(db, 'failures', span);
  const oldest = await oldestOfManyReports(db);
  const since = Math.max(now - REPORT_DAYS * DAY_MS, oldest ?? 0);
  return knownSince(figures, span, since);
}

/** Removes the figures before a time, and of the day of that time, which is incomplete. */
function knownSince(figures: number[], { first }: Span, since: number): (number | null)[] {
  const from = Math.floor(since / DAY_MS) + 1;
  return figures.map((figure, n) => (first + n < from ? null : figure));
}

interface RevenueServices extends AuditServices {
  /** Undefined if payments are not set up. */
  stripe:
    { readonly live: boolean; paymentsSince: (time: number) => Promise<Payments> } | undefined;
  /** Also true if the key lacks permission: the other charts do not need it. */
  isStripeError: (error: unknown) => boolean;
}

export function getRevenueHandler(services: RevenueServices): AdminHandler<typeof getRevenue> {
  const { now, stripe } = services;
  const kept = new Map<number, { at: number; asked: Promise<Payments> }>();
  const ask = async (gateway: NonNullable<typeof stripe>, { first }: Span): Promise<Payments> => {
    const known = kept.get(first);
    if (known && now() - known.at < FRESH_MS) return known.asked;
    for (const [day, { at }] of kept) if (now() - at >= FRESH_MS) kept.delete(day);
    const asked = gateway.paymentsSince(first * DAY_MS);
    kept.set(first, { at: now(), asked });
    asked.catch(() => kept.delete(first));
    return asked;
  };
  const asked = async (gateway: NonNullable<typeof stripe>, span: Span) =>
    ask(gateway, span).catch((error: unknown) => {
      throw services.isStripeError(error) ? refuse('payments_unreachable') : error;
    });
  return async (call) => {
    const deed = { by: actorOf(call), action: 'system_viewed' as const };
    const span = lastDays(now(), call.input.days);
    const told = stripe ? await asked(stripe, span) : NOTHING;
    const answer: Revenue = {
      days: namesOf(span),
      ...byDay(told, span),
      live: stripe?.live ?? null,
    };
    return audited(services, deed, () => Promise.resolve({ answer, detail: { what: 'revenue' } }));
  };
}

function byDay({ payments, cutAt }: Payments, span: Span): Pick<Revenue, 'currencies'> {
  const counts = new Map<string, number>();
  const sums = new Map<string, number[]>();
  for (const { at, cents, currency } of payments) {
    const day = Math.floor(at / DAY_MS) - span.first;
    if (day < 0 || day >= span.days) continue;
    const figures = sums.get(currency) ?? new Array<number>(span.days).fill(0);
    figures[day] = (figures[day] ?? 0) + cents;
    sums.set(currency, figures);
    counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const most = [...sums].sort(([a], [b]) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return {
    currencies: most.map(([currency, cents]) => ({
      currency,
      cents: cutAt === undefined ? cents : knownSince(cents, span, cutAt),
    })),
  };
}
