import { Box, Button, Typography } from '@mui/material';

import { Icon } from '../../ui/icons';
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
        top: 24,
        alignSelf: 'start',
        '@media print': { display: 'none' },
      }}
    >
      <Typography component="h2" variant="h3" id="contents-title" sx={{ mb: 1 }}>
        Contents
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <Box
              component="a"
              href={`#${id}`}
              sx={{ display: 'block', py: 0.75, color: 'inherit', lineHeight: 1.35 }}
            >
              {title}
            </Box>
          </li>
        ))}
      </Box>
      <Button
        startIcon={<Icon name="print" />}
        sx={{ mt: 1.5 }}
        onClick={() => {
          window.print();
        }}
      >
        Print
      </Button>
    </Box>
  );
}
