import { Box } from '@mui/material';
import { styled } from '@mui/material/styles';

/** A piece of paper on the page: an edge, no shadow, since it does not float. */
export const Card = styled(Box)(({ theme }) => ({
  backgroundColor: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 18,
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
})) as typeof Box;
