import { Box } from '@mui/material';
import { useCallback, useState } from 'react';

import { loadNewVersion } from '../../device/service-worker';
import { MissingPart, useRetries } from '../../http/late-part';
import { NoticePage } from '../../ui/layout/notice-page';
import { useTitle } from '../../ui/layout/page-title';
import { messages } from '../messages';

interface MissingPageProps {
  missing: MissingPart;
  /** Called when the part has loaded. */
  onLoaded: () => void;
  /** Called for any failure other than a missing part. */
  onFailure: (failure: unknown) => void;
}

export function MissingPage({ missing, onLoaded, onFailure }: MissingPageProps) {
  const [reason, setReason] = useState(missing.reason);
  const [tries, setTries] = useState(0);
  const { fetchAgain } = missing;
  const tryAgain = useCallback(async () => {
    try {
      await fetchAgain();
      onLoaded();
    } catch (failure) {
      if (!(failure instanceof MissingPart)) onFailure(failure);
      else setReason(failure.reason);
    }
  }, [fetchAgain, onLoaded, onFailure]);
  useRetries(tryAgain);
  useTitle(reason === 'signal' ? messages.offline : messages.newVersion);
  if (reason === 'version') return <NewVersion />;
  return (
    <NoticePage
      title={messages.pageNeedsConnectionOnce}
      words={messages.pageNotOnThisDevice}
      label={messages.tryAgain}
      onClick={() => {
        void tryAgain().then(() => {
          setTries((before) => before + 1);
        });
      }}
      below={
        <Box role="status" sx={{ minHeight: '1.5em', color: 'text.secondary' }}>
          {tries > 0 && <span key={tries}>{messages.stillOffline}</span>}
        </Box>
      }
    />
  );
}

function NewVersion() {
  return (
    <NoticePage
      title={messages.newerVersionExists}
      words={messages.pageNeedsNewVersion}
      label={messages.loadTheNewVersion}
      onClick={() => void loadNewVersion()}
    />
  );
}
