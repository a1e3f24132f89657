import { CallError } from '../../http/failure';

/** What to say of a read that failed. */
export function wordsOf(error: Error | null): string {
  return error instanceof CallError ? error.detail : 'Something went wrong on this page.';
}

export function isOffline(error: Error | null): boolean {
  return error instanceof CallError && error.kind === 'offline';
}

/** Whether the server does not take this session any more. */
export function isRefusal(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'admin_not_authenticated';
}

/** Whether the server asks for a second factor before anything else. */
export function isSecondFactorRequired(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'second_factor_required';
}
