import { CallError } from '../../http/call-error';
import { messages } from './messages';

export function failureWords(error: Error | null): string {
  return error instanceof CallError ? error.detail : messages.pageFailed;
}

export function isOffline(error: Error | null): boolean {
  return error instanceof CallError && error.kind === 'offline';
}

export function isSessionRefused(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'admin_not_authenticated';
}

export function isSecondFactorRequired(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'second_factor_required';
}
