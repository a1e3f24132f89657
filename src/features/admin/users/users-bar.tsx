import { Box, Button, InputAdornment, OutlinedInput, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import {
  EXPORT_COUNT_HEADER,
  exportUsers,
  SEARCH_MAX,
  USER_ORDERS,
} from '#shared/contract/admin/users';

import { saveFile } from '../../../device/save-file';
import { type Order, type UsersView, useUserPages } from '../../../http/admin/user-pages';
import { downloadFile } from '../../../http/download';
import { useToast } from '../../../ui/feedback/toast';
import { Choice } from '../../../ui/form/choice';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { wholeWords } from '../../../ui/words/whole-words';
import { failureWords } from '../call-failures';
import { messages } from './messages';

const NOTHING = {
  title: messages.noDataToExport,
  description: messages.noUsersToExport,
  failed: true,
};

const WORDS: Record<Order['sort'], [ascending: string, descending: string]> = {
  joined: [messages.oldestFirst, messages.newestFirst],
  name: [messages.nameAZ, messages.nameZA],
  email: [messages.emailAZ, messages.emailZA],
  status: [messages.statusAZ, messages.statusZA],
  images: [messages.fewestImages, messages.mostImages],
};

const OPTIONS = USER_ORDERS.flatMap((sort) => {
  const [ascending, descending] = WORDS[sort];
  const both = [
    [valueOf({ sort, direction: 'ascending' }), ascending],
    [valueOf({ sort, direction: 'descending' }), descending],
  ] as const;
  return sort === 'joined' || sort === 'images' ? [...both].reverse() : both;
});

/** The value of an option. */
function valueOf({ sort, direction }: Order): string {
  return `${sort} ${direction}`;
}

interface UsersBarProps {
  text: string;
  onText: (text: string) => void;
  view: UsersView;
  onOrder: (order: Order) => void;
}

const FIRST_PAGE = [0];

export function UsersBar({ text, onText, view, onOrder }: UsersBarProps) {
  const { counts } = useUserPages(view, FIRST_PAGE);
  const { pending, exportUsers } = useExport(view.search, counts?.matching);
  const search = useSlashKey();
  return (
    <Box sx={BAR}>
      <Typography component="h2" variant="h3" id="users-title" sx={{ flex: '1 1 auto' }}>
        {messages.usersManagement}
      </Typography>
      <Box
        role="status"
        sx={{
          flex: { xs: '1 1 100%', md: '0 0 auto' },
          order: { xs: 3, md: 0 },
          color: 'text.secondary',
          fontSize: '0.9375rem',
          // Takes no room while it is empty.
          '&:empty': { position: 'absolute' },
        }}
      >
        {view.search !== undefined &&
          counts &&
          format(messages.showingOfUsers, {
            matching: wholeWords(counts.matching),
            total: wholeWords(counts.total),
          })}
      </Box>
      <OutlinedInput
        inputRef={search}
        type="search"
        value={text}
        placeholder={messages.searchUsers}
        startAdornment={
          <InputAdornment position="start">
            <Icon name="search" size={20} />
          </InputAdornment>
        }
        inputProps={{
          'aria-label': messages.searchByEmail,
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
        {pending ? messages.exporting : messages.exportCsv}
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

/** The key '/' focuses the search, unless the user is typing. */
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

interface OrderChoiceProps {
  view: UsersView;
  onOrder: (order: Order) => void;
}

/** For screens that are too narrow for column headers. */
function OrderChoice({ view, onOrder }: OrderChoiceProps) {
  return (
    <Box sx={{ display: { md: 'none' }, flex: '1 1 150px', order: 2 }}>
      <Choice
        bare
        label={messages.order}
        options={OPTIONS}
        value={valueOf({ sort: view.sort ?? 'joined', direction: view.direction ?? 'descending' })}
        onChange={(event) => {
          const [sort, direction] = event.target.value.split(' ');
          onOrder({ sort, direction } as Order);
        }}
      />
    </Box>
  );
}

/**
 * Exports the users that match the search, or all users.
 * @param matching the number of users; undefined while unknown
 */
function useExport(search: string | undefined, matching: number | undefined) {
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const save = async () => {
    const question = search === undefined ? {} : { search };
    const { name, content, headers } = await downloadFile(exportUsers, question);
    const count = Number(headers.get(EXPORT_COUNT_HEADER));
    if (count === 0) return NOTHING;
    saveFile(name, content, 'text/csv');
    return {
      title: messages.exportSuccessful,
      description: format(messages.exportedUsersToCsv, { count }),
    };
  };
  return {
    pending,
    exportUsers: async () => {
      if (pending) return;
      if (matching === 0) {
        toast(NOTHING);
        return;
      }
      setPending(true);
      toast(
        await save().catch((error: unknown) => ({
          title: messages.error,
          description: failureWords(error as Error),
          failed: true,
        })),
      );
      setPending(false);
    },
  };
}
