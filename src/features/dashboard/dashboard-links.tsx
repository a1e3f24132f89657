import { ButtonBase } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { type SyncSummary, useSyncSummary } from '../../store/sync-summary';
import { Icon } from '../../ui/icons';
import { format } from '../../ui/words/format';
import { messages } from './messages';

export function ProgressLink() {
  return (
    <ButtonBase component={Link} to={PAGES.insights} sx={{ ...LINK, mt: 1 }}>
      <Icon name="chart" size={20} />
      {messages.seeYourProgress}
    </ButtonBase>
  );
}

/** Reads the summary itself: a sync cycle changes it several times, and the page around would re-render. */
export function WaitingLink() {
  const summary = useSyncSummary();
  if (!summary) return null;
  const words = waitingWords(summary);
  return (
    <div role="status">
      {words !== null && (
        <ButtonBase
          component={Link}
          to={PAGES.syncStatus}
          sx={{ ...LINK, mt: 2, justifyContent: 'start', textAlign: 'left' }}
        >
          <Icon name={summary.rejected > 0 ? 'warning' : 'arrows'} size={20} style={ICON} />
          {words}
        </ButtonBase>
      )}
    </div>
  );
}

const LINK = {
  ml: -1,
  px: 1,
  minHeight: 44,
  gap: 1,
  borderRadius: '12px',
  color: 'text.secondary',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;

const ICON = { flex: 'none' } as const;

function waitingWords({
  pending,
  photosWaiting,
  rejected,
}: Pick<SyncSummary, 'pending' | 'photosWaiting' | 'rejected'>): string | null {
  if (rejected > 0) {
    return format(messages.entriesCouldNotBeKeptBy, { rejected });
  }
  if (pending > 0) return format(messages.entriesWaitingForSignal, { pending });
  if (photosWaiting > 0) return format(messages.photosWaitingForSignal, { photosWaiting });
  return null;
}
