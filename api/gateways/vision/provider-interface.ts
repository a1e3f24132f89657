import type { MealQuestion } from './prompt';
import type { ProviderFailure } from './provider-failure';
import type { MealReading } from './reading';

export interface Usage {
  calls: number;
  inputTokens: number | null;
  outputTokens: number | null;
}

export interface Answer {
  reading: MealReading;
  usage: Usage;
}

/** How to talk to one type of AI provider. `Vision` decides about retries. */
export interface ProviderInterface {
  readonly model: string;
  /** Sends one request, and does not repeat it. */
  ask: (
    question: MealQuestion,
    limits: { timeoutMs: number; signal: AbortSignal | undefined },
  ) => Promise<Answer>;
  /** What an error of `ask` means; its message is dropped. */
  failureOf: (error: unknown, now: number) => ProviderFailure;
}

/** A large meal takes less than half. */
export const ANSWER_TOKENS_MOST = 4_000;
