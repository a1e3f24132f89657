import { Box } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { messages } from '../messages';
import { HOVER } from '../styles';

const LINKS = [
  [PAGES.whatToEat, messages.whatToEat],
  [PAGES.recipes, messages.recipes],
  [PAGES.mealPlan, messages.mealPlan],
  [PAGES.shoppingList, messages.shoppingList],
] as const;

/** Links between the pages about cooking and planning. */
export function KitchenLinks({ current }: { current: (typeof LINKS)[number][0] }) {
  return (
    <Box component="nav" aria-label={messages.kitchen} sx={STRIP}>
      {LINKS.map(([to, words]) => (
        <Box
          key={to}
          component={Link}
          to={to}
          aria-current={to === current ? 'page' : undefined}
          sx={to === current ? { ...LINK, ...CURRENT } : { ...LINK, ...HOVER }}
        >
          {words}
        </Box>
      ))}
    </Box>
  );
}

const STRIP = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 0, sm: 0.5 },
  mx: { xs: -0.75, sm: -1 },
  mb: 2,
} as const;

const LINK = {
  px: { xs: 0.75, sm: 1.25 },
  fontSize: { xs: '0.9375rem', sm: '1rem' },
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  borderRadius: '10px',
  fontWeight: 650,
  color: 'text.secondary',
  textDecoration: 'none',
} as const;

const CURRENT = { color: 'text.primary', bgcolor: 'raised.main' } as const;
