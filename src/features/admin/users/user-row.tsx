import { type KeyboardEvent, memo } from 'react';
import { Link } from 'react-router-dom';

import type { AdminUser } from '#shared/contract/admin/users';
import { PAGES } from '#shared/contract/pages';
import { hasOwnPremium } from '#shared/rules/plan';

import { Icon, type IconName } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { dateWords } from '../fact-words';
import { messages } from './messages';
import { hasReachedLimit, moneyBackWords, nameOf, statusWords } from './user-words';

export type UserAction = 'status' | 'email' | 'sessions' | 'delete';
/** The part of a row that keeps the focus when arrow keys change the row. */
export type RowPart = UserAction | 'open';
export type OnUserAction = (
  act: UserAction,
  user: AdminUser,
  at: { index: number; button: HTMLElement },
) => void;

interface UserRowProps {
  /** Undefined while the user's page loads. */
  user: AdminUser | undefined;
  index: number;
  /** Position in px from the first row. */
  start: number;
  /** The only row in the tab order. */
  current: boolean;
  onAction: OnUserAction;
  onKey: (event: KeyboardEvent, index: number) => void;
}

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

function Cells({ user, index, current, onAction }: UserRowProps & { user: AdminUser }) {
  const button = (act: UserAction) => ({
    type: 'button' as const,
    'data-act': act,
    tabIndex: current ? 0 : -1,
    onClick: (event: { currentTarget: HTMLElement }) => {
      onAction(act, user, { index, button: event.currentTarget });
    },
  });
  const name = nameOf(user);
  return (
    <>
      <div role="cell" className="user">
        <Link
          className="name"
          title={name}
          to={`${PAGES.admin}?user=${user.id}`}
          data-act="open"
          tabIndex={current ? 0 : -1}
        >
          {name}
        </Link>
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
          aria-label={format(messages.statusOfIs, {
            name,
            subscriptionStatus: statusWords(user.subscriptionStatus),
          })}
        >
          {statusWords(user.subscriptionStatus)}
          <Icon name="down" size={18} />
        </button>
      </div>
      <div role="cell" className="images">
        <span className="label">{messages.images} </span>
        <span className="number">{user.imagesUploaded}</span>
        {hasReachedLimit(user, Date.now()) && (
          <span className="badge">{messages.limitReached}</span>
        )}
      </div>
      <div role="cell" className="joined">
        <span className="label">{messages.joined} </span>
        {dateWords(user.createdAt)}
      </div>
      <div role="cell" className="acts">
        <ActionButton
          icon="pencil"
          label={format(messages.editTheEmailOf, { name })}
          {...button('email')}
        />
        <ActionButton
          icon="leave"
          label={format(messages.endAllSessionsOf, { name })}
          {...button('sessions')}
        />
        <ActionButton
          icon="trash"
          label={format(messages.deleteNamed, { name })}
          {...button('delete')}
        />
      </div>
    </>
  );
}

/** One badge for all facts about payments, because there is only room for one. */
function MoneyNote({ user: { stillCharged, moneyBack } }: { user: AdminUser }) {
  const back = moneyBack.map(moneyBackWords);
  const newest = back[0]?.label;
  const others = back.length > 1 ? format(messages.andMore, { others: back.length - 1 }) : '';
  const notes = [
    ...(stillCharged ? [messages.stripeStillCharges] : []),
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

interface ActionButtonProps extends React.ComponentProps<'button'> {
  icon: IconName;
  label: string;
}

function ActionButton({ icon, label, ...rest }: ActionButtonProps) {
  return (
    <button {...rest} type="button" className="act" aria-label={label} title={label}>
      <Icon name={icon} size={20} />
    </button>
  );
}

function planOf(user: AdminUser): 'premium' | 'late' | 'over' | 'free' {
  if (user.subscriptionStatus === 'past_due') return 'late';
  if (hasOwnPremium(user)) return 'premium';
  return user.subscriptionStatus === 'cancelled' ? 'over' : 'free';
}

/** A placeholder with few elements, because hundreds are created while the scrollbar is dragged. */
function WaitingCells() {
  return (
    <>
      <div role="cell" className="user waiting" />
      <div role="cell" className="email waiting" />
    </>
  );
}
