import { Box, Link, Typography } from '@mui/material';

import type { AiProvider } from '#shared/contract/consents';

import { TickField } from '../form/tick';
import { format } from '../words/format';
import { messages } from './messages';

interface AiTermsProps {
  provider: AiProvider;
  notes: boolean;
  disabled?: boolean;
  onNotes: (notes: boolean) => void;
}

/** Explains which data of meals the AI provider gets, with a choice whether notes are included. */
export function AiTerms({ provider, notes, disabled = false, onNotes }: AiTermsProps) {
  const { name, policyUrl } = provider;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>{termsOf(provider)}</Typography>
      {policyUrl !== null && (
        <Link href={policyUrl} target="_blank" rel="noreferrer" sx={{ justifySelf: 'start' }}>
          {format(messages.howNameHandlesThem, { name })}
        </Link>
      )}
      <TickField
        label={messages.sendTheNotesToo}
        checked={notes}
        disabled={disabled}
        onChange={({ target }) => {
          onNotes(target.checked);
        }}
      />
    </Box>
  );
}

function termsOf({ name, country, readsWords }: AiProvider): string {
  const where = country ?? messages.anUnnamedCountry;
  return readsWords
    ? format(messages.toReadAMeal, { name, country: where })
    : format(messages.toReadAPhoto, { name, country: where });
}
