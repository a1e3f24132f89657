import { useCallback, useState, type ReactNode } from 'react';

import type { AdminUser } from '#shared/contract/admin/users';

import type { Act, OnAct } from '../table/user-row';
import { DeleteUser } from './delete-user';
import { EditEmail } from './edit-email';
import { EndUserSessions } from './end-user-sessions';
import { StatusMenu } from './status-menu';

interface Opened {
  act: Act;
  user: AdminUser;
  index: number;
  button: HTMLElement;
}

interface Rows {
  focusRow: (index: number, act: Act) => void;
  setCurrent: (index: number) => void;
}

/** What can be done about a user: one of them is open at a time. */
export function useUserActs({ focusRow, setCurrent }: Rows): { onAct: OnAct; dialogs: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
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
  return { onAct, dialogs: opened && dialogOf(opened, { close, focusRow }) };
}

function dialogOf(
  { act, user, index, button }: Opened,
  { close, focusRow }: { close: () => void } & Pick<Rows, 'focusRow'>,
): ReactNode {
  switch (act) {
    case 'status':
      return <StatusMenu user={user} button={button} onClose={close} />;
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
