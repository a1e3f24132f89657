import { ERRORS, isErrorCode } from '#shared/contract/errors';
import type { Problem } from '#shared/contract/problem';

import { messages } from './messages';

/**
 * offline: no response of ours (no connection, a timeout, a captive portal). refused: the server said no.
 * invalid: wrong input, see `fields`. broken: the server failed, or its response makes no sense.
 */
export type FailureKind = 'offline' | 'refused' | 'invalid' | 'broken';

interface FailureFacts {
  kind: FailureKind;
  /** HTTP status; 0 without a response. */
  status: number;
  body: string;
  problem?: Problem | undefined;
  /** In seconds. */
  retryAfter?: number | undefined;
  /** Of the server that responded. */
  build?: string | undefined;
  /** Whether the wait for it was given up. */
  isTimeout?: boolean;
}

export class CallError extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  readonly code: string | undefined;
  /** Shown to the person. */
  readonly detail: string;
  readonly fields: Record<string, string>;
  readonly retryAfter: number | undefined;
  readonly build: string | undefined;
  readonly isTimeout: boolean;

  constructor({ kind, status, body, problem, retryAfter, build, isTimeout }: FailureFacts) {
    super(`${String(status)}: ${body}`);
    this.name = 'CallError';
    this.kind = kind;
    this.status = status;
    this.code = problem?.code;
    this.detail = problem ? wordsOf(problem) : WORDS[kind];
    this.fields = problem?.fields ?? {};
    this.retryAfter = retryAfter;
    this.build = build;
    this.isTimeout = isTimeout ?? false;
  }
}

const WORDS: Record<FailureKind, string> = {
  offline: messages.thereIsNoConnection,
  refused: messages.theServerRefusedThis,
  invalid: messages.someInputIsNotValid,
  broken: messages.somethingWentWrong,
};

/** The message of the error code; what the server says in particular, or of a code that this build does not know. */
function wordsOf({ code, title, detail }: Problem): string {
  const isGeneral = detail === title && isErrorCode(code);
  return isGeneral ? ERRORS[code][1] : detail;
}
