import { type Consents, providerLabel, TEXT_VERSIONS } from '#shared/contract/consents';

/** The consents that every test registration gives. */
export const AGREED = { isThirteenOrOlder: true, healthConsent: TEXT_VERSIONS.health } as const;

/** The answer that allows meals and their notes to go to an AI provider. @param last the last answer that was known */
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
