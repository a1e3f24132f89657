import { Box } from '@mui/material';
import { useMemo, useState } from 'react';

import { getStatistics, type UserStatistics } from '#shared/contract/admin/users';

import { useAdminQuery } from '../../../http/admin/queries';
import { type Order, useArrivedView, type UsersView } from '../../../http/admin/user-pages';
import { Icon, type IconName } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { format } from '../../../ui/words/format';
import { wholeWords } from '../../../ui/words/whole-words';
import { useDebounced } from '../../../ui/use-debounced';
import { STATUS_MEANINGS } from '../status-help';
import { QueryError } from '../query-boundary';
import { StatusHelp } from '../status-help';
import { messages } from './messages';
import { UsersBar } from './users-bar';
import { UsersTable } from './users-table';

const STATS: readonly StatProps[] = [
  {
    icon: 'person',
    label: messages.totalUsers,
    figure: ({ total }) => total,
    words: () => messages.accounts,
  },
  {
    icon: 'card',
    label: messages.premiumUsers,
    figure: ({ premium }) => premium,
    words: (statistics) => format(messages.conversion, { percent: conversionWords(statistics) }),
  },
  {
    icon: 'leaf',
    label: messages.freeUsers,
    figure: ({ free }) => free,
    words: ({ cancelled }) =>
      format(messages.ofThemCancelled, { cancelled: wholeWords(cancelled) }),
  },
  {
    icon: 'image',
    label: messages.totalImages,
    figure: ({ images }) => images,
    words: (statistics) => format(messages.perUser, { statistics: averageWords(statistics) }),
  },
];

const FIGURE = {
  mt: 0.75,
  fontSize: 'clamp(1.6rem, 5vw, 2.1rem)',
  fontWeight: 780,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
} as const;

const PAUSE_MS = 180;

const NEWEST_FIRST: Order = { sort: 'joined', direction: 'descending' };

export function UsersTab() {
  const { text, setText, view, wanted, setOrder } = useUsersView();
  return (
    <>
      <StatCards />
      <StatusHelp meanings={STATUS_MEANINGS} />
      <Card component="section" aria-labelledby="users-title" sx={{ p: { xs: 0, sm: 0 } }}>
        <UsersBar text={text} onText={setText} view={view} onOrder={setOrder} />
        <UsersTable view={view} busy={view !== wanted} onOrder={setOrder} />
      </Card>
    </>
  );
}

/** `wanted` follows the fields; `view` is the one that the table shows until the wanted one has loaded. */
function useUsersView() {
  const [text, setText] = useState('');
  const [order, setOrder] = useState(NEWEST_FIRST);
  const search = useDebounced(text.trim(), PAUSE_MS);
  const wanted: UsersView = useMemo(
    () => (search === '' ? order : { ...order, search }),
    [order, search],
  );
  return { text, setText, view: useArrivedView(wanted), wanted, setOrder };
}

function StatCards() {
  const { data, error, refetch } = useAdminQuery(getStatistics, {});
  return (
    <>
      {error && <QueryError error={error} stale={data !== undefined} onRetry={refetch} />}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.25, md: 2 },
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {STATS.map((stat) => (
          <Stat key={stat.label} {...stat} statistics={data} />
        ))}
      </Box>
    </>
  );
}

interface StatProps {
  icon: IconName;
  label: string;
  figure: (statistics: UserStatistics) => number;
  words: (statistics: UserStatistics) => string;
}

/** A number with a label; shows a dash while loading. */
function Stat({
  icon,
  label,
  figure,
  words,
  statistics,
}: StatProps & { statistics: UserStatistics | undefined }) {
  return (
    <Card
      component="section"
      aria-label={label}
      sx={{ p: { xs: 1.75, sm: 2.25 }, minHeight: { md: 132 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        <Box sx={{ display: { xs: 'none', sm: 'grid' } }}>
          <Icon name={icon} size={20} />
        </Box>
        <Box sx={{ fontWeight: 650, fontSize: '0.9375rem' }}>{label}</Box>
      </Box>
      <Box sx={FIGURE}>{statistics ? wholeWords(figure(statistics)) : '–'}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {statistics && words(statistics)}
      </Box>
    </Card>
  );
}

/** '12.5%' */
function conversionWords({ premium, total }: UserStatistics): string {
  return `${((100 * premium) / Math.max(1, total)).toFixed(1)}%`;
}

function averageWords({ images, total }: UserStatistics): string {
  return (images / Math.max(1, total)).toFixed(1);
}
