import { type ReactNode, useCallback, useState } from 'react';

import {
  type AdminUser,
  deleteUser,
  getStatistics,
  type GivenStatus,
  listUsers,
} from '#shared/contract/admin/users';
import { at } from '#shared/contract/endpoint';

import { refetchAdmin } from '../../../http/admin/queries';
import { call } from '../../../http/call';
import { useToast } from '../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../ui/layout/dialog';
import { useConfirmed } from '../use-confirmed';
import { EditEmail } from './edit-email';
import { EndUserSessions } from './end-user-sessions';
import { messages } from './messages';
import { StatusMenu, useSetStatus } from './status-menu';
import { StripeQuestion } from './stripe-question';
import type { OnUserAction, UserAction } from './user-row';
import { type EndingStatus, leavesSubscription, nameOf } from './user-words';

interface Opened {
  act: UserAction;
  user: AdminUser;
  index: number;
  button: HTMLElement;
  /** The chosen status, while the question about the subscription is open. */
  asking?: EndingStatus;
}

interface Rows {
  focusRow: (index: number, act: UserAction) => void;
  setCurrent: (index: number) => void;
}

/** The menu and dialogs of the users' table; only one is open at a time. */
export function useUserActions({ focusRow, setCurrent }: Rows): {
  onAction: OnUserAction;
  dialogs: ReactNode;
} {
  const [opened, setOpened] = useState<Opened | null>(null);
  const setStatus = useSetStatus();
  const onAction: OnUserAction = useCallback(
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
    if (leavesSubscription(opened.user, status)) setOpened({ ...opened, asking: status });
    else void setStatus(opened.user, status);
  };
  return { onAction, dialogs: opened && dialogOf(opened, { close, focusRow, choose }) };
}

interface DialogHandlers {
  close: () => void;
  choose: (status: GivenStatus) => void;
}

function dialogOf(
  { act, user, index, button, asking }: Opened,
  { close, focusRow, choose }: DialogHandlers & Pick<Rows, 'focusRow'>,
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
            // The row shows another user now, so its button gets the focus.
            focusRow(index, 'delete');
          }}
        />
      );
  }
}

interface DeleteUserProps {
  user: AdminUser;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
  const toast = useToast();
  const { pending, confirm } = useConfirmed(async () => {
    await call(at(deleteUser, { id: user.id }), {});
    await Promise.all([refetchAdmin(listUsers), refetchAdmin(getStatistics)]);
    onClose();
    onDeleted();
    toast({
      title: messages.userDeleted,
      description: messages.accountDeleted,
    });
  }, messages.failedToDeleteUser);
  return (
    <ConfirmDialog
      open
      title={messages.deleteUserAccount}
      about={[nameOf(user), user.email]}
      question={messages.deletionCannotBeUndone}
      confirmLabel={pending ? messages.deleting : messages.deleteAction}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
