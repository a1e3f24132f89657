import { Box, ButtonBase, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { Icon, type IconName } from '../../ui/icons';
import { CARD_RADIUS } from '../../ui/layout/card';

interface DestinationCardProps {
  to: string;
  icon: IconName;
  title: string;
  words: string;
  /** The one that people come for. */
  main?: boolean;
}

export function DestinationCard({ to, icon, title, words, main = false }: DestinationCardProps) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      sx={{
        display: 'grid',
        justifyItems: 'start',
        justifyContent: 'start',
        alignContent: 'start',
        gap: 2,
        textAlign: 'left',
        p: { xs: 2.5, sm: 3 },
        minHeight: { xs: main ? 148 : 200, sm: 180 },
        borderRadius: CARD_RADIUS,
        bgcolor: main ? 'primary.main' : 'background.paper',
        color: main ? 'primary.contrastText' : 'text.primary',
        border: '1px solid',
        borderColor: main ? 'primary.main' : 'divider',
      }}
    >
      {/* The drawing has empty edges: this aligns it with the text. */}
      <Icon name={icon} size={36} style={{ marginInlineStart: -5 }} />
      <Box>
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, color: main ? 'inherit' : 'text.secondary' }}>
          {words}
        </Typography>
      </Box>
    </ButtonBase>
  );
}
