import { Box, Button, Typography } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';

import { confirmEmail } from '#shared/contract/account-changes';
import { currentUser } from '#shared/contract/accounts';
import { PAGES } from '#shared/contract/pages';

import { call } from '../../http/call';
import { CallError } from '../../http/call-error';
import { updateAccount } from '../../store/accounts';
import { useToast } from '../../ui/feedback/toast';
import { LoneLink } from '../../ui/layout/links';
import { Entrance } from '../../ui/layout/entrance';
import { useTitle } from '../../ui/layout/page-title';
import { messages } from './messages';

/** The page of the link mailed to a new address. Opening it confirms the address. */
export function ConfirmEmailPage() {
  useTitle(messages.confirmYourNewAddress);
  // In the fragment, which is not sent to a server except in the call. The key handles another link in the same tab.
  const token = useLocation().hash.slice(1);
  return <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { token: string }) {
  const { link, retry } = useEmailLink(token);
  return (
    <Entrance
      title={TITLES[link.state]}
      footer={<LoneLink to={PAGES.profile}>{messages.goToYourProfile}</LoneLink>}
    >
      <Box role="status" sx={{ display: 'grid', gap: 2 }}>
        {link.state === 'opening' && <Typography>{messages.openingYourLink}</Typography>}
        {link.state === 'confirmed' && <Confirmed email={link.email} />}
        {link.state === 'failed' && (
          <>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{link.words}</Typography>
            {link.again && (
              <Button variant="contained" onClick={retry}>
                {messages.tryAgain}
              </Button>
            )}
          </>
        )}
      </Box>
    </Entrance>
  );
}

const TITLES = {
  opening: messages.confirmYourNewAddress,
  confirmed: messages.emailUpdated,
  failed: messages.notConfirmed,
} as const;

function Confirmed({ email }: { email: string }) {
  return (
    <>
      <Typography>{messages.emailAddressUpdated}</Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {messages.signInFromNowOnWith}{' '}
        <Box component="strong" dir="auto" sx={{ color: 'text.primary' }}>
          {email}
        </Box>
        {messages.passwordStaysTheSame}
      </Typography>
      <Button component={RouterLink} to={PAGES.login} variant="contained">
        {messages.signIn}
      </Button>
    </>
  );
}

type LinkState =
  | { state: 'opening' }
  | { state: 'confirmed'; email: string }
  /** `again`: whether a repeat may succeed. */
  | { state: 'failed'; words: string; again: boolean };

/** Sends the link's token to the server once. A user who is signed in on this device then goes to the profile. */
function useEmailLink(token: string): { link: LinkState; retry: () => void } {
  const [link, setLink] = useState<LinkState>({ state: 'opening' });
  const navigate = useNavigate();
  const toast = useToast();
  const open = useCallback(async () => {
    try {
      const { email, own } = await call(confirmEmail, { token });
      const description = messages.emailAddressUpdated;
      toast({ title: messages.emailUpdated, description });
      if (own && (await updateThisDevice())) await navigate(PAGES.profile, { replace: true });
      else setLink({ state: 'confirmed', email });
    } catch (error) {
      const known = error instanceof CallError ? error : undefined;
      const words = known?.detail ?? messages.pageFailed;
      const again = known === undefined || known.kind === 'offline' || known.kind === 'broken';
      setLink({ state: 'failed', words, again });
    }
  }, [token, navigate, toast]);
  const began = useRef(false);
  useEffect(() => {
    // Only once, because a second call with the same token would be refused.
    if (began.current) return;
    began.current = true;
    void open();
  }, [open]);
  const retry = () => {
    setLink({ state: 'opening' });
    void open();
  };
  return { link, retry };
}

/** Updates the email address on this device; false if the server cannot be reached. */
async function updateThisDevice(): Promise<boolean> {
  try {
    const { user, consents } = await call(currentUser, {});
    await updateAccount(user, consents);
    return true;
  } catch {
    return false;
  }
}
