import type { beginSingleSignOn, confirmBySingleSignOn } from '#shared/contract/single-sign-on';

import type { MemberHandler, PublicHandler } from '../../../http/endpoint';
import { asked, type AttemptServices, keepAttempt, setUp } from './attempts';

const NOT_ANSWERED = { issuer: null, subject: null, proved_email_hash: null };

export function beginSingleSignOnHandler(
  services: AttemptServices,
): PublicHandler<typeof beginSingleSignOn> {
  return async ({ input: { sharedDevice = false }, signInCookie }) => {
    const { issuer } = setUp(services);
    const { address, ...checks } = await asked(services, async () => issuer.signInAddress(false));
    await keepAttempt(services, signInCookie, {
      begun_at: services.now(),
      purpose: 'sign_in',
      shared: sharedDevice ? 1 : 0,
      ...checks,
      user_id: null,
      ...NOT_ANSWERED,
    });
    return { address };
  };
}

export function confirmBySingleSignOnHandler(
  services: AttemptServices,
): MemberHandler<typeof confirmBySingleSignOn> {
  return async ({ account, signInCookie }) => {
    const { issuer } = setUp(services);
    const { address, ...checks } = await asked(services, async () => issuer.signInAddress(true));
    await keepAttempt(services, signInCookie, {
      begun_at: services.now(),
      purpose: 'confirm',
      shared: 0,
      ...checks,
      user_id: account.id,
      ...NOT_ANSWERED,
    });
    return { address };
  };
}
