import { Menu, MenuItem } from '@mui/material';
import { useCallback } from 'react';

import {
  type AdminUser,
  getStatistics,
  GIVEN_STATUSES,
  type GivenStatus,
  type StripeChoice,
  updateUserStatus,
} from '#shared/contract/admin/users';
import { at } from '#shared/contract/endpoint';

import { refetchAdmin } from '../../../http/admin/queries';
import { putUser } from '../../../http/admin/user-pages';
import { call } from '../../../http/call';
import { useToast } from '../../../ui/feedback/toast';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { isSessionRefused } from '../call-failures';
import { messages } from './messages';
import { leavesSubscription, nameOf, statusWords } from './user-words';

interface StatusMenuProps {
  user: AdminUser;
  /** The menu opens at this button. */
  button: HTMLElement;
  onChoose: (status: GivenStatus) => void;
  onClose: () => void;
}

export function StatusMenu({ user, button, onChoose, onClose }: StatusMenuProps) {
  return (
    <Menu
      open
      anchorEl={button}
      // Inside `main`, because screen reader users easily miss content outside of it.
      container={button.closest('main')}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': format(messages.statusOf, { user: nameOf(user) }) },
        paper: {
          sx: { minWidth: 170, borderRadius: '14px', border: '1px solid', borderColor: 'divider' },
        },
      }}
    >
      {GIVEN_STATUSES.map((status) => {
        const chosen = status === user.subscriptionStatus;
        return (
          <MenuItem
            key={status}
            role="menuitemradio"
            aria-checked={chosen}
            selected={chosen}
            sx={{
              '&&': { minHeight: 44 },
              justifyContent: 'space-between',
              gap: 2,
              // The outline is inside, because the scrolling menu would clip it.
              '&:focus-visible': { outlineOffset: '-3px' },
            }}
            onClick={() => {
              onClose();
              // Also for the current status, because a user who is already Free may still be charged.
              if (!chosen || leavesSubscription(user, status)) onChoose(status);
            }}
          >
            {statusWords(status)}
            {chosen && <Icon name="check" size={18} />}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

interface StatusOptions {
  /** What to do with the subscription at Stripe. */
  stripe?: StripeChoice;
  before?: string;
}

/** Sets a user's status, with undo in the toast. Returns whether it worked. */
export function useSetStatus() {
  const toast = useToast();
  return useCallback(
    async function setStatus(
      user: AdminUser,
      status: GivenStatus,
      { stripe = 'leave', before = user.subscriptionStatus }: StatusOptions = {},
    ): Promise<boolean> {
      try {
        const input = { status, stripe };
        const { user: changed } = await call(at(updateUserStatus, { id: user.id }), input);
        putUser(changed);
        void refetchAdmin(getStatistics);
        toast({
          title: messages.subscriptionUpdated,
          description: messages.subscriptionStatusChanged,
          // No undo if the old status came from Stripe or was ended there, because it cannot be set by hand.
          ...(canBeSet(before) &&
            stripe === 'leave' && {
              action: { label: messages.undo, run: () => void setStatus(changed, before) },
            }),
        });
        return true;
      } catch (error) {
        if (isSessionRefused(error as Error)) return false;
        const description = messages.failedToUpdateSubscription;
        toast({ title: messages.error, description, failed: true });
        return false;
      }
    },
    [toast],
  );
}

function canBeSet(status: string): status is GivenStatus {
  return (GIVEN_STATUSES as readonly string[]).includes(status);
}
