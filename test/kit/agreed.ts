import { type Consents, providerLabel, TEXT_VERSIONS } from '#shared/contract/consents';

/** What a registration agrees to. */
export const AGREED = { isThirteenOrOlder: true, healthConsent: TEXT_VERSIONS.health } as const;

/** The answer that lets meals go to a provider, with their notes. @param last answer that was known */
export function yesToAi(provider: NonNullable<Consents['provider']>, last: Consents['last']) {
  return {
    kind: 'ai' as const,
    given: true,
    notes: true,
    version: TEXT_VERSIONS.ai,
    provider: providerLabel(provider),
    after: last,
  };
}
