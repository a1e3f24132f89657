import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { ADMIN_HOURS, adminLogout } from '#shared/contract/admin/session';

import { clearSession } from '../../http/admin/session';
import { call } from '../../http/call';
import { useToast } from '../../ui/feedback/toast';

/** Ends the session on this device also when the server cannot be reached. */
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

const SIGNED_OUT = { title: 'Signed out', description: "The administrator's area is closed." };
const SIGNED_OUT_HERE = {
  title: 'Signed out on this device',
  description: `The server could not be told. The session ends there by itself, ${ADMIN_HOURS} hours after it began.`,
};
