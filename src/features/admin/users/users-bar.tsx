import { Box, Button, InputAdornment, OutlinedInput, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';

import { SEARCH_MAX } from '#shared/contract/admin/users';

import { useUserPages, type UsersView } from '../../../http/admin/user-pages';
import { Icon } from '../../../ui/icons';
import { wholeWords } from '../../../ui/words/number';
import { OrderChoice } from './order-choice';
import { useExport } from './use-export';
import type { Order } from './use-users-view';

interface UsersBarProps {
  text: string;
  onText: (text: string) => void;
  view: UsersView;
  onOrder: (order: Order) => void;
}

const FIRST_PAGE = [0];

/** Above the table: its name, the search, and the way to take it all along. */
export function UsersBar({ text, onText, view, onOrder }: UsersBarProps) {
  const { counts } = useUserPages(view, FIRST_PAGE);
  const { pending, exportUsers } = useExport(view.search, counts?.matching);
  const search = useSlashKey();
  return (
    <Box sx={BAR}>
      <Typography component="h2" variant="h3" id="users-title" sx={{ flex: '1 1 auto' }}>
        Users Management
      </Typography>
      <Box
        role="status"
        sx={{
          flex: { xs: '1 1 100%', md: '0 0 auto' },
          order: { xs: 3, md: 0 },
          color: 'text.secondary',
          fontSize: '0.9375rem',
          // Nothing to tell takes no line.
          '&:empty': { position: 'absolute' },
        }}
      >
        {view.search !== undefined &&
          counts &&
          `Showing ${wholeWords(counts.matching)} of ${wholeWords(counts.total)} users`}
      </Box>
      <OutlinedInput
        inputRef={search}
        type="search"
        value={text}
        placeholder="Search users..."
        startAdornment={
          <InputAdornment position="start">
            <Icon name="search" size={20} />
          </InputAdornment>
        }
        inputProps={{
          'aria-label': 'Search by email, name or status',
          'aria-keyshortcuts': '/',
          maxLength: SEARCH_MAX,
        }}
        sx={{ flex: { xs: '1 1 100%', md: '0 1 320px' }, order: { xs: 2, md: 0 } }}
        onChange={(event) => {
          onText(event.target.value);
        }}
      />
      <OrderChoice view={view} onOrder={onOrder} />
      <Button
        variant="outlined"
        aria-disabled={pending}
        sx={{ flex: 'none', px: 2 }}
        onClick={() => void exportUsers()}
      >
        {pending ? 'Exporting...' : 'Export CSV'}
      </Button>
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: { xs: 2, md: 2.5 },
} as const;

/** The key '/' goes to the search, as in other desks, unless somebody is typing. */
function useSlashKey() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const free = target === document.body || (target as Element).closest('#main') !== null;
      const typing = (target as Element).matches('input, textarea, select');
      if (key !== '/' || ctrlKey || metaKey || altKey || !free || typing) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return field;
}
