import { Box } from '@mui/material';

import { Disclosure } from '../../ui/disclosure';
import { messages } from './messages';

export interface StatusMeaning {
  status: string;
  means: string;
  /** What an administrator can do. */
  act: string;
}

/** Explains the states of a tab. */
export function StatusHelp({ meanings }: { meanings: readonly StatusMeaning[] }) {
  return (
    <Disclosure label={messages.whatTheStatesMean}>
      <Box component="dl" sx={LIST}>
        {meanings.map(({ status, means, act }) => (
          <Box key={status} sx={{ maxWidth: 720 }}>
            <Box component="dt" sx={{ fontWeight: 680 }}>
              {status}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {means} {act}
            </Box>
          </Box>
        ))}
      </Box>
    </Disclosure>
  );
}

const LIST = { m: 0, mb: 2, display: 'grid', gap: 1.25, fontSize: '0.9375rem' } as const;
