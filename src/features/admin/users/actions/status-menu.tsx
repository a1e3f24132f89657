import { Menu, MenuItem } from '@mui/material';

import { GIVEN_STATUSES, type AdminUser, type GivenStatus } from '#shared/contract/admin/users';

import { Icon } from '../../../../ui/icons';
import { nameOf, statusWords } from '../user-words';
import { asksOfStripe } from './stripe-words';

interface StatusMenuProps {
  user: AdminUser;
  /** Where it opens. */
  button: HTMLElement;
  onChoose: (status: GivenStatus) => void;
  onClose: () => void;
}

/** The statuses that an administrator may set. */
export function StatusMenu({ user, button, onChoose, onClose }: StatusMenuProps) {
  return (
    <Menu
      open
      anchorEl={button}
      // Within the page's main part: what stands outside of it is easily missed by screen readers.
      container={button.closest('main')}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': `Status of ${nameOf(user)}` },
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
              // The menu scrolls, and cuts off what stands over its edge.
              '&:focus-visible': { outlineOffset: '-3px' },
            }}
            onClick={() => {
              onClose();
              // One who is Free already may be charged still.
              if (!chosen || asksOfStripe(user, status)) onChoose(status);
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
