import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { PAGES } from '#shared/contract/pages';
import { daysAfter, firstOfWeek } from '#shared/rules/calendar';

import { Spinner } from '../../ui/feedback/spinner';
import { Icon } from '../../ui/icons';
import { CARD_RADIUS } from '../../ui/layout/card';
import { KitchenLinks } from '../../ui/layout/kitchen-links';
import { BackLink, LoneLink } from '../../ui/layout/links';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { Tabs } from '../../ui/layout/tabs';
import { Disclosure } from '../../ui/disclosure';
import { weekStart } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { useToday } from '../../ui/words/use-today';
import { AddItem } from './add-item';
import { aisleTitle, byAisle } from './list-words';
import { messages } from './messages';
import { ShoppingRow } from './shopping-row';
import { useListActions, writtenAndTicked } from './use-list-actions';
import { type ListedLine, useShoppingList } from './use-shopping-list';

const WEEKS = { this: messages.thisWeek, next: messages.weekAfter };

export function ShoppingPage() {
  useTitle(messages.shoppingList);
  const today = useToday();
  const [week, setWeek] = useState<keyof typeof WEEKS>('this');
  const current = firstOfWeek(today, weekStart());
  const lines = useShoppingList(week === 'this' ? current : daysAfter(current, 7), today);
  return (
    <Page
      compact
      title={messages.shoppingList}
      above={<BackLink to={`${PAGES.foodTracker}#diary`}>{messages.backToDiary}</BackLink>}
    >
      <KitchenLinks current={PAGES.shoppingList} />
      <Tabs label={messages.weeks} tabs={WEEKS} tab={week} onTab={setWeek}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <AddItem />
          {lines ? <List lines={lines} /> : <Spinner label={messages.loading} />}
        </Box>
      </Tabs>
    </Page>
  );
}

function List({ lines }: { lines: readonly ListedLine[] }) {
  const { share } = useListActions();
  const open = lines.filter(({ state }) => state !== 'ticked');
  const ticked = lines.filter(({ state }) => state === 'ticked');
  if (lines.length === 0) return <NothingToBuy />;
  return (
    <>
      <Box sx={HEAD}>
        <Box role="status" sx={{ fontWeight: 650 }}>
          {open.length === 0
            ? messages.nothingToBuy
            : format(messages.toBuy, { count: open.length })}
        </Box>
        {open.length > 0 && (
          <Button
            color="inherit"
            startIcon={<Icon name="share" size={18} />}
            sx={{ mr: -1 }}
            onClick={() => void share(open)}
          >
            {messages.share}
          </Button>
        )}
      </Box>
      {open.length > 0 && (
        <Box sx={AISLES}>
          {byAisle(open).map(([aisle, some]) => (
            <Lines key={aisle} title={aisleTitle(aisle)} lines={some} />
          ))}
        </Box>
      )}
      {ticked.length > 0 && <TickedLines lines={ticked} />}
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly ListedLine[] }) {
  return (
    <Box component="section" aria-label={title} sx={AISLE}>
      <Box component="h2" sx={{ m: 0, fontSize: '0.9375rem', fontWeight: 720 }}>
        {title}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <ShoppingRow key={line.key} line={line} />
        ))}
      </Box>
    </Box>
  );
}

function TickedLines({ lines }: { lines: readonly ListedLine[] }) {
  const { removeTicked } = useListActions();
  return (
    <Disclosure label={format(messages.inTheCart, { count: lines.length })} open>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <ShoppingRow key={line.key} line={line} />
        ))}
      </Box>
      {writtenAndTicked(lines).length > 0 && (
        <Button
          color="inherit"
          startIcon={<Icon name="trash" size={18} />}
          sx={{ ml: -1 }}
          onClick={() => void removeTicked(lines)}
        >
          {messages.removeTicked}
        </Button>
      )}
    </Disclosure>
  );
}

function NothingToBuy() {
  return (
    <Box>
      <Typography sx={{ fontWeight: 650 }}>{messages.nothingToBuy}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{messages.fromThePlan}</Typography>
      <LoneLink to={PAGES.mealPlan}>{messages.openPlan}</LoneLink>
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
} as const;

// CSS columns keep the aisles in the order of a shop.
const AISLES = { columnCount: { xs: 1, md: 2 }, columnGap: '16px' } as const;

const AISLE = {
  breakInside: 'avoid',
  mb: 1.5,
  px: 2,
  pt: 1.5,
  pb: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: CARD_RADIUS,
  bgcolor: 'background.paper',
} as const;
