import { Box, ButtonBase } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { type SyncSummary, useSyncSummary } from '../../../store/sync-summary';
import { HOVER } from '../../../ui/styles';
import { Icon } from '../../../ui/icons';
import { CARD_RADIUS } from '../../../ui/layout/card';
import { format } from '../../../ui/words/format';
import { messages } from './messages';

/** Leads to the page about sync, with its state in a few words. */
export function SyncLink() {
  const summary = useSyncSummary();
  return (
    <ButtonBase
      component={Link}
      to={PAGES.syncStatus}
      sx={{
        display: 'flex',
        width: '100%',
        justifyContent: 'start',
        textAlign: 'left',
        gap: 2,
        mt: 0,
        px: { xs: 2, sm: 3 },
        py: 2,
        borderRadius: CARD_RADIUS,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        ...HOVER,
      }}
    >
      <Icon name="arrows" size={26} style={{ flex: 'none' }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 700, fontSize: '1.0625rem' }}>
          {messages.sync}
        </Box>
        <Box
          component="span"
          sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem' }}
        >
          {summary ? summaryWords(summary) : messages.whatIsOnTheServer}
        </Box>
      </Box>
      <Icon name="next" size={22} style={{ flex: 'none' }} />
    </ButtonBase>
  );
}

function summaryWords({
  rejected,
  pending,
  photosWaiting,
  held,
}: Pick<SyncSummary, 'rejected' | 'pending' | 'photosWaiting' | 'held'>): string {
  if (rejected > 0) {
    return format(messages.entriesNeedYou, { rejected });
  }
  if (pending > 0) {
    return format(messages.entriesWaitForTheServer, { pending });
  }
  if (photosWaiting + held > 0) return messages.somethingWaitsForTheServer;
  return messages.whatIsOnTheServer;
}
