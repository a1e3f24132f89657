import { Box, Button, Link as TextLink, Typography } from '@mui/material';
import { Fragment, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import type { HostWords } from '#shared/rules/host-words';

import { useHost } from '../../http/host';
import { BrandHeader } from '../../ui/brand';
import { Icon } from '../../ui/icons';
import { BackLink } from '../../ui/layout/links';
import { PageTitle, useTitle } from '../../ui/layout/page-title';
import { BELOW_BARS } from '../../ui/layout/room-of-bars';
import { format } from '../../ui/words/format';
import { messages } from './messages';

const PARAGRAPH = { my: 1.5, lineHeight: 1.65 } as const;

const WHOLE_ON_PAPER = { '@media print': { breakInside: 'avoid' } } as const;

const LINE_HEIGHT = 1.35;

const ENTRY = {
  display: 'block',
  // On a phone, a line is as high as a thumb needs.
  py: { xs: `calc((44px - ${LINE_HEIGHT}em) / 2)`, md: 0.75 },
  color: 'inherit',
  lineHeight: LINE_HEIGHT,
} as const;

const NOT_ON_PAPER = { '@media print': { display: 'none' } } as const;

interface LegalPageProps {
  title: string;
  lead: string;
  chapters: readonly Chapter[];
  /** The text that goes with this one. */
  other: { to: string; title: string };
}

/** A long text to read, search and print. */
export function LegalPage({ title, lead, chapters, other }: LegalPageProps) {
  useTitle(title);
  return (
    <Box sx={{ maxWidth: 1080, mx: 'auto', px: { xs: 2, sm: 3 }, pb: 10 }}>
      <BrandHeader>
        <Box sx={NOT_ON_PAPER}>
          <BackLink to={PAGES.landing}>{messages.backToHome}</BackLink>
        </Box>
      </BrandHeader>
      <main id="main">
        <PageTitle variant="h1" sx={{ mt: { xs: 3, md: 6 } }}>
          {title}
        </PageTitle>
        <Box
          component="p"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, color: 'text.secondary' }}
        >
          <span>{messages.effectiveDate}</span>
          <span>{messages.lastChanged}</span>
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
          <Box sx={{ maxWidth: '68ch', overflowWrap: 'break-word' }}>
            {chapters.map((chapter, index) => (
              <ChapterText key={chapter.id} number={index + 1} chapter={chapter} />
            ))}
            <Box component="p" sx={{ m: 0, ...NOT_ON_PAPER }}>
              {messages.readOn}{' '}
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
        {messages.contents}
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
        // Aligns its icon with the heading.
        sx={{ mt: 1.5, ml: -1.5, px: 1.5 }}
        onClick={() => {
          window.print();
        }}
      >
        {messages.print}
      </Button>
    </Box>
  );
}

function ChapterText({ chapter, number }: { chapter: Chapter; number: number }) {
  const host = useHost();
  return (
    <Box component="section" id={chapter.id} sx={{ scrollMarginTop: 16, mb: 5 }}>
      <Typography component="h2" variant="h3" sx={{ fontSize: '1.4375rem', breakAfter: 'avoid' }}>
        {`${number}. ${chapter.title}`}
      </Typography>
      {chapter.text.map((part, index) =>
        isList(part) ? (
          <Box component="ul" key={index} sx={{ ...PARAGRAPH, pl: 3 }}>
            {part
              .map((item) => wordsFor(item, host))
              .filter((words) => words !== '')
              .map((words) => (
                <Box component="li" key={words} sx={{ my: 0.75, ...WHOLE_ON_PAPER }}>
                  <WithLinks words={words} />
                </Box>
              ))}
          </Box>
        ) : (
          <Box component="p" key={index} sx={{ ...PARAGRAPH, ...WHOLE_ON_PAPER }}>
            <WithLinks words={wordsFor(part, host)} />
          </Box>
        ),
      )}
    </Box>
  );
}

/** Addresses become links once the page is alive: while it is drawn, at build, they are marks. */
function WithLinks({ words }: { words: string }) {
  const isAlive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (!isAlive) return words;
  return words.split(/([\s(),;]+)/).map((word, index) => {
    const address = word.endsWith('.') ? word.slice(0, -1) : word;
    const href = linkTo(address);
    if (href === undefined) return word;
    return (
      <Fragment key={index}>
        <TextLink href={href} sx={{ color: 'inherit' }}>
          {address}
        </TextLink>
        {word.slice(address.length)}
      </Fragment>
    );
  });
}

function linkTo(word: string): string | undefined {
  if (/^[^@]+@[^@]+$/.test(word)) return `mailto:${word}`;
  return /^https?:\/\/./.test(word) ? word : undefined;
}

/** A sentence, fixed or with the host's name. Empty where it does not hold on this host. */
type Words = string | ((host: HostWords) => string);

export interface Chapter {
  /** The hash of its link. */
  id: string;
  title: string;
  /** Paragraphs; an array stands for a list. */
  text: readonly (Words | readonly Words[])[];
}

function isList(part: Words | readonly Words[]): part is readonly Words[] {
  return Array.isArray(part);
}

function wordsFor(words: Words, host: HostWords): string {
  return typeof words === 'string' ? words : words(host);
}

/** Goes after 'Platelog'. */
export const atSite = ({ site }: HostWords): string =>
  site === '' ? '' : format(messages.atSite, { site });

/** Goes after 'write' or 'writing'. */
export const toMailbox = ({ mailbox }: HostWords): string =>
  mailbox === '' ? messages.throughTheForm : format(messages.toMailbox, { mailbox });
