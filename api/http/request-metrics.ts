import type { Context, Middleware } from 'koa';

import type { Metric, Sample } from './metrics-text';

/** Upper bounds, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** The route label for pages, files and unknown addresses, which are counted together. */
const OTHERS = 'other';

interface Times {
  /** One count per bucket, not cumulative. */
  counts: number[];
  count: number;
  sum: number;
}

/** Counts requests by route, which contains no personal data. */
export class RequestMetrics {
  private readonly answers = new Map<string, Sample>();
  private readonly times = new Map<string, Times>();

  middleware(): Middleware {
    return async (ctx, next) => {
      const began = performance.now();
      await next();
      this.note(routeOf(ctx), ctx, (performance.now() - began) / 1_000);
    };
  }

  private note(route: string, { method, status }: Context, seconds: number): void {
    const verb = route === OTHERS ? OTHERS : method;
    this.answersOf(verb, route, String(status)).value += 1;
    const times = this.timesOf(route);
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) times.counts[bucket] = (times.counts[bucket] ?? 0) + 1;
    times.count += 1;
    times.sum += seconds;
  }

  private answersOf(method: string, route: string, status: string): Sample {
    const key = `${status} ${method} ${route}`;
    const known = this.answers.get(key);
    if (known) return known;
    const answers = { labels: { method, route, status }, value: 0 };
    this.answers.set(key, answers);
    return answers;
  }

  private timesOf(route: string): Times {
    const known = this.times.get(route);
    if (known) return known;
    const times = { counts: BUCKETS.map(() => 0), count: 0, sum: 0 };
    this.times.set(route, times);
    return times;
  }

  read(): Metric[] {
    return [
      {
        name: 'platelog_http_requests_total',
        help: 'Answered requests.',
        type: 'counter',
        samples: [...this.answers.values()],
      },
      {
        name: 'platelog_http_request_duration_seconds',
        help: 'Time until the answer began.',
        type: 'histogram',
        samples: [...this.times].flatMap(([route, times]) => samplesOf(route, times)),
      },
    ];
  }
}

function routeOf(ctx: Context): string {
  const { _matchedRoute: route } = ctx as { _matchedRoute?: unknown };
  return typeof route === 'string' ? route : OTHERS;
}

function samplesOf(route: string, { counts, count, sum }: Times): Sample[] {
  let below = 0;
  const buckets = BUCKETS.map((bound, index): Sample => {
    below += counts[index] ?? 0;
    return { suffix: '_bucket', labels: { route, le: String(bound) }, value: below };
  });
  return [
    ...buckets,
    { suffix: '_bucket', labels: { route, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { route }, value: sum },
    { suffix: '_count', labels: { route }, value: count },
  ];
}
