import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { ADMIN_HOURS, adminLogout } from '#shared/contract/admin/session';

import { clearSession } from '../../http/admin/session';
import { call } from '../../http/call';
import { useToast } from '../../ui/feedback/toast';
import { format } from '../../ui/words/format';
import { messages } from './messages';

/** Ends the session on this device even if the server cannot be reached. */
export function useSignOut(): { pending: boolean; signOut: () => Promise<void> } {
  const [pending, setPending] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  const signOut = async () => {
    setPending(true);
    const told = await call(adminLogout, {}).then(
      () => true,
      () => false,
    );
    clearSession();
    toast(told ? SIGNED_OUT : SIGNED_OUT_HERE);
    await navigate(PAGES.adminLogin, { replace: true });
  };
  return { pending, signOut };
}

const SIGNED_OUT = {
  title: messages.signedOut,
  description: messages.adminAreaClosed,
};
const SIGNED_OUT_HERE = {
  title: messages.signedOutOnThisDevice,
  description: format(messages.signOutNotSent, { adminHours: ADMIN_HOURS }),
};
