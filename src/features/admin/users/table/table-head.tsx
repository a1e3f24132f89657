import { styled } from '@mui/material/styles';

import type { UsersView } from '../../../../http/admin/user-pages';
import type { Order } from '../use-users-view';

const COLUMNS: readonly [words: string, sort: Order['sort'] | null][] = [
  ['User', 'name'],
  ['Email', 'email'],
  ['Status', 'status'],
  ['Images Used', 'images'],
  ['Joined', 'joined'],
  ['Actions', null],
];

interface TableHeadProps {
  view: UsersView;
  onOrder: (order: Order) => void;
}

/** The names of the columns; pressing one orders the users by it. */
export function TableHead({ view, onOrder }: TableHeadProps) {
  return (
    <div role="rowgroup" className="head-group">
      <div role="row" aria-rowindex={1} className="head">
        {COLUMNS.map(([words, sort]) => {
          const direction = sort === view.sort ? view.direction : undefined;
          return (
            <div
              key={words}
              role="columnheader"
              aria-sort={sort ? (direction ?? 'none') : undefined}
            >
              {sort ? (
                <HeadButton
                  type="button"
                  onClick={() => {
                    onOrder({ sort, direction: nextDirection(sort, direction) });
                  }}
                >
                  {words}
                  <Mark aria-hidden>
                    {direction === 'ascending' && '↑'}
                    {direction === 'descending' && '↓'}
                  </Mark>
                </HeadButton>
              ) : (
                words
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Words begin at A, numbers and days with the largest. */
function nextDirection(sort: Order['sort'], direction: Order['direction'] | undefined) {
  if (direction !== undefined) return direction === 'ascending' ? 'descending' : 'ascending';
  return sort === 'images' || sort === 'joined' ? 'descending' : 'ascending';
}

const HeadButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  marginInlineStart: -8,
  padding: '0 8px',
  '&&': { color: 'inherit', fontWeight: 650 },
  '&:hover': { color: 'var(--mui-palette-text-primary)' },
});

const Mark = styled('span')({ minWidth: 12, color: 'var(--mui-palette-primary-main)' });
