import { useState } from 'react';

import { deleteUser, listUsers, getStatistics, type AdminUser } from '#shared/contract/admin/users';
import { at } from '#shared/contract/at';

import { refetchDesk } from '../../../../http/admin/answers';
import { call } from '../../../../http/call';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog';
import { useToast } from '../../../../ui/feedback/toast';
import { isRefusal } from '../../failure-words';
import { nameOf } from '../user-words';

interface DeleteUserProps {
  user: AdminUser;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks, and then deletes an account with everything in it. */
export function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const confirm = async () => {
    setPending(true);
    try {
      await call(at(deleteUser, { id: user.id }), {});
      await Promise.all([refetchDesk(listUsers), refetchDesk(getStatistics)]);
      onClose();
      onDeleted();
      toast({
        title: 'User deleted',
        description: 'User account has been permanently deleted.',
      });
    } catch (error) {
      if (isRefusal(error as Error)) return;
      setPending(false);
      const description = 'Failed to delete user. Please try again.';
      toast({ title: 'Error', description, failed: true });
    }
  };
  return (
    <ConfirmDialog
      open
      title="Delete User Account"
      about={[nameOf(user), user.email]}
      question="This action cannot be undone and will permanently remove all user data."
      confirmLabel={pending ? 'Deleting...' : 'Delete'}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
