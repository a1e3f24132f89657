import {
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useState } from 'react';

import type { AiProvider } from '#shared/contract/consents';

import { answerConsent } from '../../store/accounts';
import { AiTerms } from '../../ui/consents/ai-terms';
import { Dialog } from '../../ui/layout/dialog';
import { format } from '../../ui/words/format';
import { messages } from './messages';

interface AiQuestionProps {
  userId: string;
  provider: AiProvider;
  /** Called for 'later': waiting meals continue to wait. */
  onLater: () => void;
}

/** Asks for consent before the first meal is sent to an AI provider, and again if the provider changes. */
export function AiQuestion({ userId, provider, onLater }: AiQuestionProps) {
  const [notes, setNotes] = useState(false);
  const answer = (given: boolean) =>
    void answerConsent(userId, { kind: 'ai', given, notes: given && notes });
  const { name, readsWords } = provider;
  const question = readsWords
    ? format(messages.mayMealsBeSent, { name })
    : format(messages.mayPhotosBeSent, { name });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby="ai-question"
      onClose={(_event, reason) => {
        // A tap outside does not count as an answer, because it happens easily.
        if (reason === 'escapeKeyDown') onLater();
      }}
    >
      <DialogTitle id="ai-question">{question}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <AiTerms provider={provider} notes={notes} onNotes={setNotes} />
        <DialogContentText sx={{ fontSize: '0.9375rem' }}>
          {messages.onDeviceOnlyExplained}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style)': { ml: 0 } }}>
        <Button
          variant="outlined"
          onClick={() => {
            answer(false);
          }}
        >
          {messages.onlyOnThisDevice}
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            answer(true);
          }}
        >
          {messages.send}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
