import { Box, Button, Typography } from '@mui/material';

import { Icon } from '../../ui/icons';
import { BELOW_BARS } from '../../ui/layout/room-above';
import type { Chapter } from './legal-text';

interface TableOfContentsProps {
  chapters: readonly Chapter[];
}

export function TableOfContents({ chapters }: TableOfContentsProps) {
  return (
    <Box
      component="nav"
      aria-labelledby="contents-title"
      sx={{
        position: { md: 'sticky' },
        top: `calc(24px + ${BELOW_BARS})`,
        alignSelf: 'start',
        '@media print': { display: 'none' },
      }}
    >
      <Typography component="h2" variant="h3" id="contents-title" sx={{ mb: 1 }}>
        Contents
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 3.5 }}>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <Box component="a" href={`#${id}`} sx={ENTRY}>
              {title}
            </Box>
          </li>
        ))}
      </Box>
      <Button
        startIcon={<Icon name="print" />}
        // Its icon begins where the heading does.
        sx={{ mt: 1.5, ml: -1.5, px: 1.5 }}
        onClick={() => {
          window.print();
        }}
      >
        Print
      </Button>
    </Box>
  );
}

const LINE_HEIGHT = 1.35;
const ENTRY = {
  display: 'block',
  // A line is as high as a thumb needs where there are thumbs.
  py: { xs: `calc((44px - ${LINE_HEIGHT}em) / 2)`, md: 0.75 },
  color: 'inherit',
  lineHeight: LINE_HEIGHT,
} as const;
