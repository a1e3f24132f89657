import {
  addAdminPasskey,
  beginAdminPasskey,
  listAdminPasskeys,
  removeAdminPasskey,
  renameAdminPasskey,
} from '#shared/contract/admin/passkeys';
import { adminMe } from '#shared/contract/admin/session';
import { at } from '#shared/contract/endpoint';

import { forgetPasskey, makePasskey, PasskeyFailure } from '../../../device/passkeys';
import { refetchAdmin } from '../../../http/admin/queries';
import { call } from '../../../http/call';
import { CallError } from '../../../http/call-error';
import type { PasskeyCalls } from '../../../ui/passkeys/passkey-dialogs';
import { passkeyProblemWords } from '../../../ui/passkeys/passkey-problem-words';
import { failureWords, isSessionRefused } from '../call-failures';

async function refetch(): Promise<void> {
  // Also refetches the administrator, because a passkey may be the only second factor.
  await Promise.all([refetchAdmin(listAdminPasskeys), refetchAdmin(adminMe)]);
}

/** The calls for the signed-in administrator's passkeys. */
export const ADMIN_PASSKEYS: PasskeyCalls = {
  add: async (proof) => {
    const made = await makePasskey(await call(beginAdminPasskey, proof));
    const { passkey } = await call(addAdminPasskey, made);
    void refetch();
    return passkey;
  },
  rename: async ({ id }, name) => {
    await call(at(renameAdminPasskey, { id }), { name });
    await refetch();
  },
  remove: async ({ id }, proof) => {
    const { site, credentialId } = await call(at(removeAdminPasskey, { id }), proof);
    void refetch();
    void forgetPasskey(site, credentialId).catch(() => undefined);
  },
  explain: (error) => {
    // The dashboard closes by itself in this case.
    if (isSessionRefused(error as Error)) return undefined;
    if (error instanceof PasskeyFailure) {
      return { words: passkeyProblemWords(error.problem), fields: {} };
    }
    return {
      words: failureWords(error as Error),
      fields: error instanceof CallError ? error.fields : {},
    };
  },
};
