import { useState } from 'react';

import { endUserSessions, type AdminUser } from '#shared/contract/admin/users';
import { at } from '#shared/contract/at';

import { call } from '../../../../http/call';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog';
import { useToast } from '../../../../ui/feedback/toast';
import { counted } from '../../../../ui/words/counted';
import { isRefusal } from '../../failure-words';
import { nameOf } from '../user-words';

interface EndUserSessionsProps {
  user: AdminUser;
  onClose: () => void;
}

/** Asks, and then signs a user out on every device. */
export function EndUserSessions({ user, onClose }: EndUserSessionsProps) {
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const confirm = async () => {
    setPending(true);
    try {
      const { ended } = await call(at(endUserSessions, { id: user.id }), {});
      onClose();
      const description = `${counted(ended, 'session')} of ${nameOf(user)} ended.`;
      toast({ title: 'Sessions ended', description });
    } catch (error) {
      if (isRefusal(error as Error)) return;
      setPending(false);
      const description = 'Failed to end the sessions. Please try again.';
      toast({ title: 'Error', description, failed: true });
    }
  };
  return (
    <ConfirmDialog
      open
      title="End All Sessions"
      about={[nameOf(user), user.email]}
      question="They are signed out on every device and can sign in again with their password. Entries that wait on a device stay there."
      confirmLabel={pending ? 'Ending...' : 'End sessions'}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
