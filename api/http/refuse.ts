import { ERRORS, type ErrorCode } from '#shared/contract/errors';

interface Words {
  /** Text for users; by default the code's title. */
  detail?: string;
  fields?: Record<string, string>;
  retryAfter?: number;
}

/** An error response with a code from `ERRORS`. */
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

/** Creates an error to throw: `throw refuse('email_taken')`. */
export function refuse(code: ErrorCode, words: Words = {}): Refusal {
  return new Refusal(code, words);
}
