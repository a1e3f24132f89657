import { Box } from '@mui/material';
import { styled } from '@mui/material/styles';

import { HOVER } from '../styles';

export const CARD_RADIUS = '18px';

/** A card that is one large button or link. */
export const PRESSED_CARD = {
  display: 'flex',
  gap: 1.5,
  p: 2,
  textAlign: 'start',
  borderRadius: CARD_RADIUS,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  ...HOVER,
} as const;

/** A list of cards, two in a row if there is room. */
export const CARD_LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Has a border but no shadow, because it does not float above the page. */
export const Card = styled(Box)(({ theme }) => ({
  backgroundColor: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: CARD_RADIUS,
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
})) as typeof Box;
