import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { Icon } from '../icons';
import { messages } from './messages';

interface RecoveryCodesProps {
  codes: readonly string[];
  onCopy: (text: string) => void;
  onSave: (name: string, text: string) => void;
  onDone: () => void;
}

const HEAD = messages.platelogRecoveryCodes;

/** Shows the recovery codes for the only time. The user must copy or save them before continuing. */
export function RecoveryCodes({ codes, onCopy, onSave, onDone }: RecoveryCodesProps) {
  const [isKept, setIsKept] = useState(false);
  const text = codes.join('\n');
  const keep = (act: () => void) => () => {
    act();
    setIsKept(true);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{messages.aboutRecoveryCodes}</Typography>
      <Box component="ol" aria-label={messages.recoveryCodes} sx={LIST}>
        {codes.map((code) => (
          <Box component="li" key={code} sx={{ whiteSpace: 'nowrap' }}>
            {code}
          </Box>
        ))}
      </Box>
      <Box sx={KEEP}>
        <Button
          variant="outlined"
          startIcon={<Icon name="copy" size={20} />}
          onClick={keep(() => {
            onCopy(text);
          })}
        >
          {messages.copy}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="down" size={20} />}
          onClick={keep(() => {
            onSave('platelog-recovery-codes.txt', `${HEAD}\n\n${text}\n`);
          })}
        >
          {messages.download}
        </Button>
      </Box>
      <Button variant={isKept ? 'contained' : 'outlined'} onClick={onDone}>
        {messages.iSavedThem}
      </Button>
    </Box>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  px: { xs: 1, sm: 2 },
  py: 1.5,
  display: 'grid',
  gap: 0.75,
  justifyContent: 'center',
  borderRadius: '12px',
  bgcolor: 'raised.main',
  fontFamily: 'ui-monospace, monospace',
  fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
  fontWeight: 600,
  fontVariantNumeric: 'slashed-zero',
  overflowX: 'auto',
} as const;

const KEEP = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > .MuiButton-root': { flex: '1 1 auto', px: 1.5 },
} as const;
