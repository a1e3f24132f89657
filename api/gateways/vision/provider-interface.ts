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

/** How one sort of AI provider is spoken to. When to ask again is decided by `Vision`. */
export interface ProviderInterface {
  readonly model: string;
  /** Sends one request, and does not repeat it. */
  ask: (
    question: MealQuestion,
    limits: { timeoutMs: number; signal: AbortSignal | undefined },
  ) => Promise<Answer>;
  /** What an error of `ask` means; its own text is dropped. */
  failureOf: (error: unknown, now: number) => ProviderFailure;
}

/** A large meal takes less than half. */
export const ANSWER_TOKENS_MOST = 4_000;
