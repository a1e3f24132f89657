import type { Context, Middleware } from 'koa';

import { refuse } from './refuse';

export interface OverloadLimits {
  /**
   * How many requests one turn of the event loop may have taken, and for how long, in ms, before it is too
   * much. Both, so that a machine that is busy with something else refuses nobody.
   */
  turns: readonly { taken: number; ms: number }[];
  /** Requests that have come whole and are not answered yet. */
  open: number;
  /** Requests of which a part is still on its way. */
  arriving: number;
}

// At some 1 ms a request these are waits of a few hundred ms, well before a device gives up.
const LIMITS: OverloadLimits = {
  turns: [
    { taken: 64, ms: 100 },
    { taken: 8, ms: 1_000 },
  ],
  open: 300,
  arriving: 500,
};
/** Who signs in, or asks how the server is, is let in for longer than others. */
const PREFERRED = new Set([
  '/api/health',
  '/api/auth/login',
  '/api/auth/logout',
  '/api/admin/login',
  '/api/admin/logout',
]);
const ALWAYS = '/api/health';
const MORE_FOR_PREFERRED = 4;
const RETRY_AFTER_MIN_S = 2;
const RETRY_AFTER_SPREAD_S = 4;

/** Knows how much the server has to do at once, and refuses what it would answer too late. */
export class Overload {
  private readonly open = new Set<Context>();
  /** What this turn of the event loop has taken; undefined where it took none yet. */
  private turn: { since: number; taken: number } | undefined;

  constructor(
    private readonly limits: OverloadLimits = LIMITS,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /**
   * Takes requests in, or refuses them with 503 and Retry-After before anything else looks at them: a
   * refusal costs a small part of an answer.
   */
  middleware(): Middleware {
    return async (ctx, next) => {
      if (this.isTooMuch(ctx)) throw refuse('busy', { retryAfter: retryAfter() });
      this.open.add(ctx);
      try {
        await next();
      } finally {
        // An answer that is a stream goes on, and nobody waits for it.
        this.open.delete(ctx);
      }
    };
  }

  private isTooMuch({ path }: Context): boolean {
    const { since, taken } = this.thisTurn();
    if (path === ALWAYS) return false;
    const factor = PREFERRED.has(path) ? MORE_FOR_PREFERRED : 1;
    const { turns, open, arriving } = this.limits;
    const lasts = this.clock() - since;
    if (turns.some((most) => taken > most.taken * factor && lasts > most.ms * factor)) return true;
    if (this.open.size <= Math.min(open, arriving) * factor) return false;
    const whole = [...this.open].filter(({ req }) => req.complete).length;
    return whole > open * factor || this.open.size - whole > arriving * factor;
  }

  /**
   * Since when requests have been answered one after the other, and how many. Those that the event loop
   * has found at once run before it looks again: the last of them has waited for all the others.
   */
  private thisTurn(): { since: number; taken: number } {
    if (this.turn === undefined) {
      this.turn = { since: this.clock(), taken: 0 };
      setImmediate(() => {
        this.turn = undefined;
      });
    }
    this.turn.taken += 1;
    return this.turn;
  }
}

/** Not the same for all: they would come back together. */
function retryAfter(): number {
  return RETRY_AFTER_MIN_S + Math.floor(Math.random() * RETRY_AFTER_SPREAD_S);
}
