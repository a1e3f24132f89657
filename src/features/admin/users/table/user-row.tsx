import { memo, type KeyboardEvent } from 'react';

import type { AdminUser } from '#shared/contract/admin/users';
import { isPremium } from '#shared/rules/plan';

import { Icon, type IconName } from '../../../../ui/icons';
import { moneyBackWords } from '../money-back-words';
import { dateWords, hasReachedLimit, nameOf, statusWords } from '../user-words';

export type Act = 'status' | 'email' | 'sessions' | 'delete';
export type OnAct = (act: Act, user: AdminUser, at: { index: number; button: HTMLElement }) => void;

interface UserRowProps {
  /** Undefined while their page is on its way. */
  user: AdminUser | undefined;
  index: number;
  /** Where it stands, in px from the first row. */
  start: number;
  /** Whether the tab key comes to this row: to one of all. */
  current: boolean;
  onAct: OnAct;
  onKey: (event: KeyboardEvent, index: number) => void;
}

/** One user: a row, or a card on a narrow screen. */
export const UserRow = memo(function UserRow(props: UserRowProps) {
  const { user, index, start, onKey } = props;
  return (
    <div
      role="row"
      className="row"
      aria-rowindex={index + 2}
      data-index={index}
      tabIndex={-1}
      style={{ transform: `translateY(${start}px)` }}
      onKeyDown={(event) => {
        onKey(event, index);
      }}
    >
      {user ? <Cells {...props} user={user} /> : <WaitingCells />}
    </div>
  );
});

function Cells({ user, index, current, onAct }: UserRowProps & { user: AdminUser }) {
  const button = (act: Act) => ({
    type: 'button' as const,
    'data-act': act,
    tabIndex: current ? 0 : -1,
    onClick: (event: { currentTarget: HTMLElement }) => {
      onAct(act, user, { index, button: event.currentTarget });
    },
  });
  const name = nameOf(user);
  return (
    <>
      <div role="cell" className="user">
        <div className="name" title={name}>
          {name}
        </div>
        <div className="id" title={user.id}>
          {user.id}
        </div>
      </div>
      <div role="cell" className="email">
        <span className="address" title={user.email}>
          {user.email}
        </span>
        <MoneyNote user={user} />
      </div>
      <div role="cell" className="state">
        <button
          {...button('status')}
          className="status"
          data-plan={planOf(user)}
          aria-haspopup="menu"
          aria-label={`Status of ${name}: ${statusWords(user.subscriptionStatus)}`}
        >
          {statusWords(user.subscriptionStatus)}
          <Icon name="down" size={18} />
        </button>
      </div>
      <div role="cell" className="images">
        <span className="label">Images </span>
        <span className="number">{user.imagesUploaded}</span>
        {hasReachedLimit(user, Date.now()) && <span className="badge">Limit Reached</span>}
      </div>
      <div role="cell" className="joined">
        <span className="label">Joined </span>
        {dateWords(user.createdAt)}
      </div>
      <div role="cell" className="acts">
        <ActButton icon="pencil" label={`Edit the email of ${name}`} {...button('email')} />
        <ActButton icon="leave" label={`End all sessions of ${name}`} {...button('sessions')} />
        <ActButton icon="trash" label={`Delete ${name}`} {...button('delete')} />
      </div>
    </>
  );
}

/** What an administrator should know of a person's payments, in one badge: there is room for one. */
function MoneyNote({ user: { stillCharged, moneyBack } }: { user: AdminUser }) {
  const back = moneyBack.map(moneyBackWords);
  const newest = back[0]?.label;
  const others = back.length > 1 ? ` and ${back.length - 1} more` : '';
  const notes = [
    ...(stillCharged ? ['Stripe still charges'] : []),
    ...(newest === undefined ? [] : [newest + others]),
  ];
  if (notes.length === 0) return null;
  const title = back.map(({ label, title: when }) => `${label} on ${when}`).join('\n');
  return (
    <span className="badge" title={title}>
      {notes.join(' · ')}
    </span>
  );
}

interface ActButtonProps extends React.ComponentProps<'button'> {
  icon: IconName;
  label: string;
}

function ActButton({ icon, label, ...rest }: ActButtonProps) {
  return (
    <button {...rest} type="button" className="act" aria-label={label} title={label}>
      <Icon name={icon} size={20} />
    </button>
  );
}

function planOf(user: AdminUser): 'premium' | 'late' | 'over' | 'free' {
  if (user.subscriptionStatus === 'past_due') return 'late';
  if (isPremium(user)) return 'premium';
  return user.subscriptionStatus === 'cancelled' ? 'over' : 'free';
}

/** Few elements: these come and go by the hundred while somebody drags through the table. */
function WaitingCells() {
  return (
    <>
      <div role="cell" className="user waiting" />
      <div role="cell" className="email waiting" />
    </>
  );
}
