import { TEXT_VERSIONS } from '#shared/contract/consents';

/** What a registration agrees to. */
export const AGREED = { isThirteenOrOlder: true, healthConsent: TEXT_VERSIONS.health } as const;
