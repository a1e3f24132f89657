import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { currentUser } from '#shared/contract/accounts';
import { confirmEmail } from '#shared/contract/email-change';
import { PAGES } from '#shared/contract/pages';

import { call } from '../../http/call';
import { CallError } from '../../http/failure';
import { updateAccount } from '../../store/accounts';
import { useToast } from '../../ui/feedback/toast';

type Stand =
  | { state: 'opening' }
  | { state: 'confirmed'; email: string }
  /** `again`: whether the same may go well another time. */
  | { state: 'failed'; words: string; again: boolean };

/** Shows the link's token to the server, once; whoever is signed in here goes on to their profile. */
export function useEmailLink(token: string): { stand: Stand; retry: () => void } {
  const [stand, setStand] = useState<Stand>({ state: 'opening' });
  const navigate = useNavigate();
  const toast = useToast();
  const open = useCallback(async () => {
    try {
      const { email, own } = await call(confirmEmail, { token });
      const description = 'Your email address has been updated successfully.';
      toast({ title: 'Email updated', description });
      if (own && (await isKnownHere())) await navigate(PAGES.profile, { replace: true });
      else setStand({ state: 'confirmed', email });
    } catch (error) {
      const known = error instanceof CallError ? error : undefined;
      const words = known?.detail ?? 'Something went wrong on this page.';
      const again = known === undefined || known.kind === 'offline' || known.kind === 'broken';
      setStand({ state: 'failed', words, again });
    }
  }, [token, navigate, toast]);
  const began = useRef(false);
  useEffect(() => {
    // A link works once: a second call would be refused.
    if (began.current) return;
    began.current = true;
    void open();
  }, [open]);
  const retry = () => {
    setStand({ state: 'opening' });
    void open();
  };
  return { stand, retry };
}

/** Tells this device of the e-mail that counts now; false where the server is out of reach. */
async function isKnownHere(): Promise<boolean> {
  try {
    await updateAccount((await call(currentUser, {})).user);
    return true;
  } catch {
    return false;
  }
}
