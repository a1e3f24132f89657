import { Box } from '@mui/material';

import { USER_ORDERS } from '#shared/contract/admin/users';

import type { UsersView } from '../../../http/admin/user-pages';
import { Choice } from '../../../ui/form/choice';
import type { Order } from './use-users-view';

const WORDS: Record<Order['sort'], [ascending: string, descending: string]> = {
  joined: ['Oldest first', 'Newest first'],
  name: ['Name A-Z', 'Name Z-A'],
  email: ['Email A-Z', 'Email Z-A'],
  status: ['Status A-Z', 'Status Z-A'],
  images: ['Fewest images', 'Most images'],
};

const OPTIONS = USER_ORDERS.flatMap((sort) => {
  const [ascending, descending] = WORDS[sort];
  const both = [
    [`${sort} ascending`, ascending],
    [`${sort} descending`, descending],
  ] as const;
  return sort === 'joined' || sort === 'images' ? both.toReversed() : both;
});

interface OrderChoiceProps {
  view: UsersView;
  onOrder: (order: Order) => void;
}

/** The order, where the screen is too narrow for the heads of columns. */
export function OrderChoice({ view, onOrder }: OrderChoiceProps) {
  return (
    <Box sx={{ display: { md: 'none' }, flex: '1 1 150px', order: 2 }}>
      <Choice
        bare
        label="Order"
        options={OPTIONS}
        value={`${view.sort ?? 'joined'} ${view.direction ?? 'descending'}`}
        onChange={(event) => {
          const [sort, direction] = event.target.value.split(' ');
          onOrder({ sort, direction } as Order);
        }}
      />
    </Box>
  );
}
