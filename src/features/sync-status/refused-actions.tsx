import { Box, Button } from '@mui/material';
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
import { ConfirmDialog } from '../../ui/layout/dialog';
import { messages } from './messages';
import { type Action, actionsFor, discardWords, nameOf } from './refused-words';

const LABELS: Record<Action, string> = {
  restore: messages.restore,
  retry: messages.retry,
  edit: messages.edit,
  export: messages.export,
  discard: messages.discard,
};

interface RefusedActionsProps {
  entry: RefusedCase;
  canSend: boolean;
}

/** What the user can do about a refused entry. */
export function RefusedActions({ entry, canSend }: RefusedActionsProps) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  const name = nameOf(entry);

  const settle = async (how: () => Promise<void>, title: string) => {
    await how();
    toast({ title, description: name });
    // The card is gone with its button: the focus would fall back to the start of the page.
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
        {actionsFor(entry, canSend).map((action, index) => (
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
