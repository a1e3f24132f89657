import { Box } from '@mui/material';
import { styled } from '@mui/material/styles';

export const CARD_RADIUS = '18px';

/** A border and no shadow, since it does not float. */
export const Card = styled(Box)(({ theme }) => ({
  backgroundColor: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: CARD_RADIUS,
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
})) as typeof Box;
