import { ERRORS, type ErrorCode } from '#shared/contract/errors';

interface Words {
  /** What happened, for a person; the code's title where nothing is said. */
  detail?: string;
  /** Words for single fields. */
  fields?: Record<string, string>;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
}

/** An answer that says no, by a code of the closed list. */
export class Refusal extends Error {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    words: Words,
  ) {
    const [status, title] = ERRORS[code];
    super(code);
    this.status = status;
    this.title = title;
    this.detail = words.detail ?? title;
    this.fields = words.fields;
    this.retryAfter = words.retryAfter;
  }
}

/** To be thrown: `throw refuse('email_taken')`. */
export function refuse(code: ErrorCode, words: Words = {}): Refusal {
  return new Refusal(code, words);
}
