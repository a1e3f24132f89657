import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';

import { PAGES } from '#shared/contract/pages';
import type { SharedContent } from '#shared/export/by-link/shared-content';
import { fileOf, fragmentOf } from '#shared/export/by-link/shared-link';

import { saveFile } from '../../device/save-file';
import { Spinner } from '../../ui/feedback/spinner';
import { TickField } from '../../ui/form/tick';
import { Icon } from '../../ui/icons';
import { BackLink } from '../../ui/layout/links';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { format } from '../../ui/words/format';
import { asText } from './as-text';
import { LinkAndCode } from './link-and-code';
import { messages } from './messages';
import { type Subject, useSubject } from './use-subject';

/** Shares a meal, a recipe or a week as a link, a QR code or a file that contains all of it. Works offline. */
export function SharePage() {
  const [ticked, setTicked] = useState<boolean | null>(null);
  const subject = useSubject(ticked);
  const { title, back, content } = subject;
  useTitle(title);
  return (
    <Page maxWidth={960} title={title} above={<BackLink to={back.to}>{back.words}</BackLink>}>
      {content === undefined && <Spinner label={messages.loading} />}
      {content === null && <NotHere kind={subject.kind} />}
      {content && <Ways {...{ subject, content }} onTick={setTicked} />}
    </Page>
  );
}

function NotHere({ kind }: Pick<Subject, 'kind'>) {
  if (kind === 'plan') return <Typography>{messages.nothingPlanned}</Typography>;
  return (
    <Box>
      <Typography sx={{ fontWeight: 650 }}>{messages.notHere}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{messages.notHereWords}</Typography>
    </Box>
  );
}

interface WaysProps {
  subject: Subject;
  content: SharedContent;
  onTick: (ticked: boolean) => void;
}

function Ways({ subject, content, onTick }: WaysProps) {
  const fragment = content.kind === 'plan' ? null : fragmentOf(content);
  const link = fragment === null ? null : `${origin()}#${fragment}`;
  const name = nameOf(content);
  return (
    <>
      <Box sx={{ mb: 2 }}>
        {content.kind !== 'plan' && (
          <Box dir="auto" sx={NAME}>
            {content.name}
          </Box>
        )}
        <Box sx={{ color: 'text.secondary' }}>{sizeOf(content)}</Box>
      </Box>
      <Box sx={COLUMNS}>
        {link !== null && <LinkAndCode link={link} name={name} text={asText(content)} />}
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <WhatIsInIt {...{ subject, content, onTick }} asLink={link !== null} />
          <AsFile content={content} name={name} words={fileWords(content, link !== null)} />
        </Box>
      </Box>
    </>
  );
}

const origin = () => window.location.origin + PAGES.shared;

function nameOf(content: SharedContent): string {
  return content.kind === 'plan' ? messages.sharePlan : content.name;
}

function fileWords(content: SharedContent, hasLink: boolean): string {
  const address = origin().replace(/^https?:\/\//, '');
  if (hasLink) return format(messages.fileToo, { address });
  if (content.kind === 'plan') return format(messages.aWeekIsAFile, { address });
  return format(messages.tooMuchForALink, { address });
}

const IN_IT = { meal: messages.inMeal, recipe: messages.inRecipe, plan: messages.inPlan };
const NOT_IN_IT = {
  meal: messages.notInMeal,
  recipe: messages.notInRecipe,
  plan: messages.notInPlan,
};

function WhatIsInIt({ subject, content, onTick, asLink }: WaysProps & { asLink: boolean }) {
  const id = useId();
  const { extra } = subject;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="h3" id={id}>
        {messages.whatIsInIt}
      </Typography>
      <Box component="ul" sx={FACTS}>
        <Box component="li">
          <Icon name="check" size={20} />
          <span>{IN_IT[content.kind]}</span>
        </Box>
        <Box component="li">
          <Icon name="close" size={20} />
          <span>{NOT_IN_IT[content.kind]}</span>
        </Box>
      </Box>
      {extra && (
        <TickField
          label={extra.label}
          checked={extra.ticked}
          onChange={({ target }) => {
            onTick(target.checked);
          }}
        />
      )}
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {asLink ? messages.everythingIsInTheLink : messages.everythingIsInTheFile}
      </Typography>
    </Box>
  );
}

function sizeOf(content: SharedContent): string {
  if (content.kind === 'plan')
    return format(messages.plannedMeals, { count: content.meals.length });
  const items =
    content.kind === 'meal' ? content.items : content.lines.flatMap((line) => line.items);
  return format(messages.foods, { count: items.length });
}

interface AsFileProps {
  content: SharedContent;
  name: string;
  words: string;
}

function AsFile({ content, name, words }: AsFileProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="h3" id={id}>
        {messages.file}
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{words}</Typography>
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        startIcon={<Icon name="label" size={20} />}
        onClick={() => {
          saveFile(`${fileNameOf(name)}.platelog.json`, fileOf(content));
        }}
      >
        {messages.saveAsFile}
      </Button>
    </Box>
  );
}

// Replaces all characters except letters and digits, some of which are not allowed in file names.
function fileNameOf(name: string): string {
  const words = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return words.slice(0, 60) || 'shared';
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
} as const;

const NAME = { fontWeight: 720, fontSize: '1.25rem', overflowWrap: 'anywhere' } as const;

const FACTS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  '& > li': { display: 'flex', gap: 1 },
  '& svg': { flex: 'none', mt: '2px' },
} as const;
