import { Box, Button, Skeleton, Typography } from '@mui/material';

import { at } from '#shared/contract/endpoint';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '#shared/contract/passkeys';

import { forgetPasskey, makePasskey, PasskeyFailure } from '../../../device/passkeys';
import { useOnline } from '../../../device/use-online';
import { call } from '../../../http/call';
import { CallError } from '../../../http/call-error';
import { refetchPasskeys, usePasskeys } from '../../../http/use-account-security';
import type { PasskeyCalls } from '../../../ui/passkeys/passkey-dialogs';
import { passkeyProblemWords } from '../../../ui/passkeys/passkey-problem-words';
import { PasskeysPanel } from '../../../ui/passkeys/passkeys-panel';
import { NeedsConnection, ProfileCard } from '../profile-card';
import { messages } from './messages';

/** Passkeys are stored on the server, so this needs a connection. */
export function PasskeysCard() {
  const { data, error, isPending, refetch } = usePasskeys();
  const online = useOnline();
  return (
    <ProfileCard id="passkeys" title={messages.passkeys} words={messages.aboutPasskeys}>
      {data && (
        <PasskeysPanel
          passkeys={data}
          calls={CALLS}
          host={window.location.hostname}
          online={online}
        />
      )}
      {!data && isPending && (
        <Box role="status" aria-label={messages.loadingPasskeys}>
          <Skeleton variant="rounded" height={48} />
        </Box>
      )}
      {!data && !isPending && <LoadFailed error={error} onTry={() => void refetch()} />}
      {data && <NeedsConnection what={messages.changingPasskeys} />}
    </ProfileCard>
  );
}

function LoadFailed({ error, onTry }: { error: Error | null; onTry: () => void }) {
  const isAnswered = error instanceof CallError && error.kind !== 'offline';
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>{isAnswered ? error.detail : messages.thisNeedsTheServer}</Typography>
      <Button variant="outlined" onClick={onTry}>
        {messages.tryAgain}
      </Button>
    </Box>
  );
}

const CALLS: PasskeyCalls = {
  add: async (proof) => {
    const made = await makePasskey(await call(beginPasskey, proof));
    const { passkey } = await call(addPasskey, made);
    void refetchPasskeys();
    return passkey;
  },
  rename: async ({ id }, name) => {
    await call(at(renamePasskey, { id }), { name });
    await refetchPasskeys();
  },
  remove: async ({ id }, proof) => {
    const { site, credentialId } = await call(at(removePasskey, { id }), proof);
    void refetchPasskeys();
    void forgetPasskey(site, credentialId).catch(() => undefined);
  },
  explain: (error) => {
    if (error instanceof PasskeyFailure) {
      return { words: passkeyProblemWords(error.problem), fields: {} };
    }
    const failure = error instanceof CallError ? error : undefined;
    // The list may be out of date.
    void refetchPasskeys();
    return { words: failure?.detail ?? messages.pleaseTryAgain, fields: failure?.fields ?? {} };
  },
};
