import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { freeUploadWords } from '#shared/rules/plan';

import { useHost } from '../../http/host';
import { useAccount } from '../../store/use-account';
import { useSignedIn } from '../../store/use-signed-in';
import { BrandHeader } from '../../ui/brand';
import { Disclosure } from '../../ui/disclosure';
import { say } from '../../ui/feedback/toast';
import { SearchField } from '../../ui/form/field';
import { Card } from '../../ui/layout/card';
import { BackLink } from '../../ui/layout/links';
import { PageTitle, useTitle } from '../../ui/layout/page-title';
import { useDebounced } from '../../ui/use-debounced';
import { format } from '../../ui/words/format';
import type { Article, PlanFacts } from './articles/article';
import { messages } from './messages';
import { paragraphWords } from './paragraph-words';
import { CHAPTERS, searchArticles } from './search-articles';

// Long enough that a screen reader does not speak at every key press.
const PAUSE_MS = 1_000;

interface HelpPageProps {
  /** The contact form. */
  contact: ReactNode;
}

/** Help for everyone, also without an account and offline. */
export function HelpPage({ contact }: HelpPageProps) {
  useTitle(messages.help);
  const isMember = useSignedIn();
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const found = useMemo(() => searchArticles(query), [query]);
  const words = isSearching ? countWords(query, found.length) : '';
  useSpoken(words);
  useScrollToArticle();
  return (
    <Box sx={PAGE}>
      <BrandHeader>
        {isMember ? (
          <BackLink to={PAGES.dashboard}>{messages.backToToday}</BackLink>
        ) : (
          <BackLink to={PAGES.landing}>{messages.backToHome}</BackLink>
        )}
      </BrandHeader>
      <main id="main">
        <PageTitle variant="h1" sx={{ mt: { xs: 2, md: 4 } }}>
          {messages.help}
        </PageTitle>
        <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{messages.helpLead}</Typography>
        <Box role="search">
          <SearchField label={messages.searchHelp} query={query} onQuery={setQuery} />
        </Box>
        {isSearching ? (
          <Found title={words} articles={found} />
        ) : (
          CHAPTERS.map(({ title, articles }) => (
            <Found key={title} title={title} articles={articles} />
          ))
        )}
        <Contact isOpen={isSearching && found.length === 0}>{contact}</Contact>
      </main>
    </Box>
  );
}

function countWords(query: string, count: number): string {
  if (count === 0) return format(messages.nothingFound, { query: query.trim() });
  return format(messages.articlesFound, { count });
}

function useSpoken(words: string): void {
  const spoken = useDebounced(words, PAUSE_MS, '');
  useEffect(() => {
    if (spoken !== '') say(spoken);
  }, [spoken]);
}

function useScrollToArticle(): void {
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [hash]);
}

/** Taken from the account on this device, also offline; without an account from the server. */
function usePlanFacts(): PlanFacts {
  const host = useHost();
  const plan = useAccount()?.user.hostPlan;
  if (!plan) return host;
  return { freeUploads: freeUploadWords(plan), premiumForAll: plan.premiumForAll };
}

interface FoundProps {
  title: string;
  articles: readonly Article[];
}

function Found({ title, articles }: FoundProps) {
  const { hash } = useLocation();
  const plan = usePlanFacts();
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {articles.length > 0 && (
        <Card sx={LIST}>
          {articles.map(({ id, title: label, text }) => (
            <Box key={id} id={id} sx={ENTRY}>
              <Disclosure label={label} open={hash === `#${id}`}>
                {text.map((paragraph, index) => (
                  <Typography key={index} sx={PARAGRAPH}>
                    {paragraphWords(paragraph, plan)}
                  </Typography>
                ))}
              </Disclosure>
            </Box>
          ))}
        </Card>
      )}
    </Box>
  );
}

/** After it was opened once, the form stays on the page, so that its input is kept. */
function Contact({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [isAsked, setAsked] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isShown = isOpen || isAsked;
  return (
    <Box sx={{ mt: 5 }}>
      {!isShown && (
        <>
          <Typography component="h2" variant="h3">
            {messages.notFoundHere}
          </Typography>
          <Button
            variant="outlined"
            sx={{ mt: 1.5 }}
            onClick={() => {
              setAsked(true);
            }}
          >
            {messages.writeToUs}
          </Button>
        </>
      )}
      {(isShown || wasOpen) && <Box hidden={!isShown}>{children}</Box>}
    </Box>
  );
}

const PAGE = { maxWidth: 720, mx: 'auto', px: { xs: 2, sm: 3 }, pb: 10 } as const;

const LIST = { mt: 1.5, py: 0.5 } as const;

const ENTRY = {
  scrollMarginTop: 16,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

const PARAGRAPH = { mb: 1.5, lineHeight: 1.6, overflowWrap: 'break-word' } as const;
