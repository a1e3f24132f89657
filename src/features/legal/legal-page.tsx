import { Box, Button, Link as TextLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { Brand } from '../../ui/brand';
import { Icon } from '../../ui/icons';
import { BackLink } from '../../ui/layout/back-link';
import { PageTitle } from '../../ui/layout/page-title';
import { BELOW_BARS } from '../../ui/layout/room-above';
import { useTitle } from '../../ui/layout/use-title';
import { ChapterText } from './chapter-text';
import type { Chapter } from './legal-text';

const LINE_HEIGHT = 1.35;

const ENTRY = {
  display: 'block',
  // A line is as high as a thumb needs where there are thumbs.
  py: { xs: `calc((44px - ${LINE_HEIGHT}em) / 2)`, md: 0.75 },
  color: 'inherit',
  lineHeight: LINE_HEIGHT,
} as const;

const NOT_ON_PAPER = { '@media print': { display: 'none' } } as const;

interface LegalPageProps {
  title: string;
  lead: string;
  chapters: readonly Chapter[];
  /** The text that belongs to this one. */
  other: { to: string; title: string };
}

/** A long text to be read, searched and printed. */
export function LegalPage({ title, lead, chapters, other }: LegalPageProps) {
  useTitle(title);
  return (
    <Box sx={{ maxWidth: 1080, mx: 'auto', px: { xs: 2, sm: 3 }, pb: 10 }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          py: 2,
        }}
      >
        <Brand />
        <Box sx={NOT_ON_PAPER}>
          <BackLink to={PAGES.landing}>Back to Home</BackLink>
        </Box>
      </Box>
      <main id="main">
        <PageTitle variant="h1" sx={{ mt: { xs: 3, md: 6 } }}>
          {title}
        </PageTitle>
        <Box component="p" sx={{ color: 'text.secondary' }}>
          Effective date: December 8, 2024
        </Box>
        <Box component="p" sx={{ fontSize: '1.1875rem', maxWidth: '58ch', mb: 5 }}>
          {lead}
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 8 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
            '@media print': { display: 'block' },
          }}
        >
          <TableOfContents chapters={chapters} />
          <Box sx={{ maxWidth: '68ch' }}>
            {chapters.map((chapter, index) => (
              <ChapterText key={chapter.id} number={index + 1} chapter={chapter} />
            ))}
            <Box component="p" sx={{ m: 0, ...NOT_ON_PAPER }}>
              Read on:{' '}
              <TextLink component={Link} to={other.to} sx={{ color: 'inherit' }}>
                {other.title}
              </TextLink>
            </Box>
          </Box>
        </Box>
      </main>
    </Box>
  );
}

interface TableOfContentsProps {
  chapters: readonly Chapter[];
}

function TableOfContents({ chapters }: TableOfContentsProps) {
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
