import type { Context, Middleware } from 'koa';

import type { Metric, Sample } from './metrics-text';

/** Upper bounds, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Pages and files: their addresses are not counted one by one, and neither is what does not exist. */
const OTHERS = 'other';

interface Times {
  /** By the bounds of BUCKETS, each without those before it. */
  counts: number[];
  count: number;
  sum: number;
}

/** Counts requests by their route, which names nobody. */
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
    const labels = { method: route === OTHERS ? OTHERS : method, route, status: String(status) };
    const key = JSON.stringify(labels);
    const answers = this.answers.get(key) ?? { labels, value: 0 };
    answers.value += 1;
    this.answers.set(key, answers);
    const times = this.times.get(route) ?? { counts: BUCKETS.map(() => 0), count: 0, sum: 0 };
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) times.counts[bucket] = (times.counts[bucket] ?? 0) + 1;
    times.count += 1;
    times.sum += seconds;
    this.times.set(route, times);
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
