import type * as z from 'zod';

import { adminLogin, type AdminCredentials } from '#shared/contract/admin/session';

import type { GivenSession } from '../../http/admin/kept-session';
import { call } from '../../http/call';
import { CallError } from '../../http/failure';

/** Why a login failed, in words for whoever tries. */
export class LoginFailure extends Error {
  constructor(
    message: string,
    /** Whether a code of the authenticator app is asked for, or another one than was typed. */
    readonly wantsCode = false,
  ) {
    super(message);
  }
}

/**
 * Asks the server to open the desk. Whatever it does not plainly grant is a LoginFailure: no signal,
 * an answer that makes no sense, or one without a session in it.
 */
export async function openDesk(credentials: AdminCredentials): Promise<GivenSession> {
  try {
    return sessionIn(await call(adminLogin, credentials));
  } catch (error) {
    throw error instanceof CallError ? failureOf(error) : error;
  }
}

function sessionIn({ success, message, token, admin }: z.output<typeof adminLogin.output>) {
  if (!success) throw new LoginFailure(message ?? 'Login failed');
  if (token !== undefined) return { token };
  // Without a token the cookie alone opens the desk.
  if (admin !== undefined) return { id: admin.id };
  throw new LoginFailure('Invalid response format');
}

function failureOf({ kind, status, code, detail }: CallError): LoginFailure {
  const understood = kind !== 'broken' || status >= 500;
  const words = understood ? detail : 'Invalid response format';
  if (code === 'second_factor_needed') return new LoginFailure(CODE_NEEDED, true);
  const wantsCode = code === 'bad_second_factor';
  return new LoginFailure(words || 'Invalid admin credentials.', wantsCode);
}

const CODE_NEEDED = 'Please enter the code from your authenticator app.';
