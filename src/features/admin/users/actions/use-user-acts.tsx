import { type ReactNode, useCallback, useState } from 'react';

import {
  type AdminUser,
  deleteUser,
  endUserSessions,
  getStatistics,
  type GivenStatus,
  listUsers,
} from '#shared/contract/admin/users';
import { at } from '#shared/contract/at';

import { refetchDesk } from '../../../../http/admin/answers';
import { call } from '../../../../http/call';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog';
import { useToast } from '../../../../ui/feedback/toast';
import { counted } from '../../../../ui/words/counted';
import { isRefusal } from '../../failure-words';
import type { Act, OnAct } from '../table/user-row';
import { nameOf } from '../user-words';
import { EditEmail } from './edit-email';
import { StatusMenu } from './status-menu';
import { StripeQuestion } from './stripe-question';
import { asksOfStripe, type EndingStatus } from './stripe-words';
import { useGiveStatus } from './use-give-status';

interface Opened {
  act: Act;
  user: AdminUser;
  index: number;
  button: HTMLElement;
  /** A status that waits for an answer: what becomes of the subscription? */
  asking?: EndingStatus;
}

interface Rows {
  focusRow: (index: number, act: Act) => void;
  setCurrent: (index: number) => void;
}

/** What can be done about a user: one thing is open at a time. */
export function useUserActs({ focusRow, setCurrent }: Rows): { onAct: OnAct; dialogs: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const give = useGiveStatus();
  const onAct: OnAct = useCallback(
    (act, user, at) => {
      setCurrent(at.index);
      setOpened({ act, user, ...at });
    },
    [setCurrent],
  );
  const close = () => {
    setOpened(null);
  };
  const choose = (status: GivenStatus) => {
    if (!opened) return;
    if (asksOfStripe(opened.user, status)) setOpened({ ...opened, asking: status });
    else void give(opened.user, status);
  };
  return { onAct, dialogs: opened && dialogOf(opened, { close, focusRow, choose }) };
}

interface Ways {
  close: () => void;
  choose: (status: GivenStatus) => void;
}

function dialogOf(
  { act, user, index, button, asking }: Opened,
  { close, focusRow, choose }: Ways & Pick<Rows, 'focusRow'>,
): ReactNode {
  if (asking) {
    const backToRow = () => {
      close();
      button.focus();
    };
    return <StripeQuestion user={user} status={asking} onClose={backToRow} />;
  }
  switch (act) {
    case 'status':
      return <StatusMenu {...{ user, button }} onChoose={choose} onClose={close} />;
    case 'email':
      return <EditEmail user={user} onClose={close} />;
    case 'sessions':
      return <EndUserSessions user={user} onClose={close} />;
    case 'delete':
      return (
        <DeleteUser
          user={user}
          onClose={close}
          onDeleted={() => {
            // Their row is another's now.
            focusRow(index, 'delete');
          }}
        />
      );
  }
}

interface EndUserSessionsProps {
  user: AdminUser;
  onClose: () => void;
}

/** Asks, and then signs a user out on every device. */
function EndUserSessions({ user, onClose }: EndUserSessionsProps) {
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

interface DeleteUserProps {
  user: AdminUser;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks, and then deletes an account with everything in it. */
function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
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
