import { ERRORS, isErrorCode } from '#shared/contract/errors';
import type { Problem } from '#shared/contract/problem';

import { messages } from './messages';

/**
 * offline: no response of the server (no connection, a timeout, a captive portal). refused: the server refused the call.
 * invalid: wrong input, see `fields`. broken: the server failed, or its response does not match the contract.
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
  /** The build of the server that responded. */
  build?: string | undefined;
  /** Whether the call was aborted after its timeout. */
  isTimeout?: boolean;
}

export class CallError extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  readonly code: string | undefined;
  /** Shown to the user. */
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
  offline: messages.noConnection,
  refused: messages.serverRefused,
  invalid: messages.inputNotValid,
  broken: messages.somethingWentWrong,
};

/** This build's message for the error code. The server's own text if it is more specific or the code is unknown. */
function wordsOf({ code, title, detail }: Problem): string {
  const isGeneral = detail === title && isErrorCode(code);
  return isGeneral ? ERRORS[code][1] : detail;
}
