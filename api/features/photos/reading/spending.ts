import { ANSWER_TOKENS_MOST, type Usage } from '../../../gateways/vision/provider-interface';
import type { Database } from '../../../store/database';
import { reserveCalls, settleCalls, type Reservation } from '../../../store/provider-use';
import { utcDay } from '../../../store/utc-day';

/** In the host's currency, per million tokens. */
export interface Prices {
  input: number;
  output: number;
  daily: number | undefined;
}

const MILLION = 1_000_000;
const DAY_MS = 24 * 3600 * 1000;
// Instructions, the longest words and a picture of 1,600 pixels.
const INPUT_TOKENS_MOST = 8_000;
const CALLS_MOST = 2;

export const nextDayAfter = (time: number) => (Math.floor(time / DAY_MS) + 1) * DAY_MS;

/** Keeps costs within the day's limit, also if the process dies. */
export class Spending {
  constructor(
    private readonly db: Database,
    private readonly prices: Prices,
  ) {}

  async reserve(now: number): Promise<Reservation | undefined> {
    const reservation = {
      day: utcDay(now),
      calls: CALLS_MOST,
      cost: CALLS_MOST * this.mostACall(),
    };
    const { daily } = this.prices;
    return (await reserveCalls(this.db, reservation, daily)) ? reservation : undefined;
  }

  /** Uncounted tokens cost the most they can. */
  async settle(reservation: Reservation, usage: Usage): Promise<void> {
    const { calls, inputTokens, outputTokens } = usage;
    const counted = inputTokens !== null && outputTokens !== null;
    const known = counted ? this.cost(inputTokens, outputTokens) : this.mostACall();
    const cost = calls === 0 ? 0 : known + (calls - 1) * this.mostACall();
    await settleCalls(this.db, reservation, { calls, cost });
  }

  private mostACall(): number {
    return this.cost(INPUT_TOKENS_MOST, ANSWER_TOKENS_MOST);
  }

  private cost(inputTokens: number, outputTokens: number): number {
    const { input, output } = this.prices;
    return (inputTokens * input + outputTokens * output) / MILLION;
  }
}
