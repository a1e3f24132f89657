import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { saveJson } from '../../device/save-file';
import {
  discardRefused,
  type RefusedCase,
  restoreRefused,
  retryRefused,
} from '../../store/refusals';
import { useToast } from '../../ui/feedback/toast';
import { Card } from '../../ui/layout/card';
import { ConfirmDialog } from '../../ui/layout/dialog';
import { format } from '../../ui/words/format';
import { momentWords } from '../../ui/words/time';
import { messages } from './messages';
import {
  type Action,
  actionsFor,
  changeWords,
  discardWords,
  nameOf,
  reasonWords,
  serverWords,
  timeOf,
} from './refused-words';

const LABELS: Record<Action, string> = {
  restore: messages.restore,
  retry: messages.retry,
  edit: messages.edit,
  export: messages.export,
  discard: messages.discard,
};

// A name can be a whole description; three lines are enough to identify the entry.
const NAME = {
  fontWeight: 700,
  lineHeight: 1.3,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} as const;

interface RefusedEntriesProps {
  entries: readonly RefusedCase[];
  now: number;
}

/** Lists entries that the server rejected; shows nothing if there are none. */
export function RefusedEntries({ entries, now }: RefusedEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="refused-title" sx={{ mt: 1 }}>
      <Typography component="h2" variant="h3" id="refused-title">
        {messages.needsYou}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
        {messages.keptUntilYouDecide}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {entries.map((entry) => (
          <li key={`${entry.type}/${entry.id}`}>
            <RefusedCard entry={entry} now={now} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface RefusedCardProps {
  entry: RefusedCase;
  now: number;
}

/** A rejected entry, with the reason and possible actions. */
function RefusedCard({ entry, now }: RefusedCardProps) {
  const { refusal } = entry;
  const time = timeOf(entry);
  const said = serverWords(refusal);
  return (
    <Card
      component="article"
      aria-label={nameOf(entry)}
      sx={{ display: 'grid', gap: 1.5, p: { xs: 2, sm: 2.5 } }}
    >
      <Box>
        <Typography component="h3" sx={NAME}>
          {nameOf(entry)}
        </Typography>
        {time !== null && (
          <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{time}</Typography>
        )}
      </Box>
      <Box>
        <Typography>{reasonWords(refusal)}</Typography>
        {said !== null && (
          <Typography sx={{ mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' }}>
            {format(messages.theServerSays, { said })}
          </Typography>
        )}
        <Typography sx={{ mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' }}>
          {format(messages.refused, {
            entry: changeWords(entry),
            at: momentWords(refusal.at, now),
          })}
        </Typography>
      </Box>
      <RefusedActions entry={entry} />
    </Card>
  );
}

/** What the user can do about a rejected entry. */
function RefusedActions({ entry }: { entry: RefusedCase }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  const name = nameOf(entry);

  const settle = async (how: () => Promise<void>, title: string) => {
    try {
      await how();
    } catch {
      // The card stays, with its actions.
      toast({ title: messages.notDone, description: messages.couldNotBeSaved, failed: true });
      return;
    }
    toast({ title, description: name });
    // The card is removed with the focused button, and the focus would move to the start of the page.
    document.getElementById('sync-headline')?.focus();
  };
  const run: Record<Action, () => void> = {
    restore: () => void settle(async () => restoreRefused(entry), messages.broughtBack),
    retry: () => void settle(async () => retryRefused(entry), messages.sentAgain),
    edit: () => void navigate(`${PAGES.foodTracker}?edit=${entry.id}`),
    export: () => {
      saveJson(`platelog-${entry.type}-${entry.id}`, entry);
    },
    discard: () => {
      setAsking(true);
    },
  };

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
        {actionsFor(entry).map((action, index) => (
          <Button
            key={action}
            variant={index === 0 ? 'outlined' : 'text'}
            color={action === 'discard' ? 'error' : 'primary'}
            sx={{ px: index === 0 ? 2 : 1, minWidth: 44 }}
            aria-label={`${LABELS[action]} ${name}`}
            onClick={run[action]}
          >
            {LABELS[action]}
          </Button>
        ))}
      </Box>
      <ConfirmDialog
        open={asking}
        title={messages.discardThisChange}
        question={`${name}. ${discardWords(entry)}`}
        confirmLabel={messages.discard}
        onConfirm={() => {
          setAsking(false);
          void settle(async () => discardRefused(entry), messages.discarded);
        }}
        onCancel={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
