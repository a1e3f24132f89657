import type { Problem } from '#shared/contract/errors';

/**
 * How a call can fail.
 * offline: no answer of ours came back (no signal, a timeout, a captive portal's page);
 * refused: the server understood and said no; invalid: some input is wrong, see `fields`;
 * broken: the server failed, or its answer makes no sense.
 */
export type FailureKind = 'offline' | 'refused' | 'invalid' | 'broken';

interface FailureFacts {
  kind: FailureKind;
  /** HTTP status, 0 where no answer came back. */
  status: number;
  body: string;
  problem?: Problem | undefined;
  /** Seconds that the server asked to wait. */
  retryAfter?: number | undefined;
  /** The build of the server that answered. */
  build?: string | undefined;
}

export class CallError extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  readonly code: string | undefined;
  /** Words for a person. */
  readonly detail: string;
  readonly fields: Record<string, string>;
  readonly retryAfter: number | undefined;
  readonly build: string | undefined;

  constructor({ kind, status, body, problem, retryAfter, build }: FailureFacts) {
    super(`${String(status)}: ${body}`);
    this.name = 'CallError';
    this.kind = kind;
    this.status = status;
    this.code = problem?.code;
    this.detail = problem?.detail ?? WORDS[kind];
    this.fields = problem?.fields ?? {};
    this.retryAfter = retryAfter;
    this.build = build;
  }
}

const WORDS: Record<FailureKind, string> = {
  offline: 'There is no connection to the server right now.',
  refused: 'The server refused this.',
  invalid: 'Some of the input is not valid.',
  broken: 'Something went wrong on the server. Please try again.',
};
