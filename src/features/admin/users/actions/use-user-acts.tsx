import { useCallback, useState, type ReactNode } from 'react';

import type { AdminUser, GivenStatus } from '#shared/contract/admin/users';

import type { Act, OnAct } from '../table/user-row';
import { DeleteUser } from './delete-user';
import { EditEmail } from './edit-email';
import { EndUserSessions } from './end-user-sessions';
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
