import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { saveJson } from '../../device/save-file';
import { queryClient } from '../../http/query';
import { activeStore } from '../../store/account-store';
import { signOutHere } from '../../store/accounts';
import { useUnsyncedCount } from '../../store/sync-summary';
import { exportUnsynced } from '../../store/unsynced';
import { Banner } from '../../ui/feedback/banner';
import { useToast } from '../../ui/feedback/toast';
import { ConfirmDialog } from '../../ui/layout/dialog';
import { format } from '../../ui/words/format';
import { messages } from '../messages';

/** Changes that never reached the server can be saved as a file first. */
export function DeletedBanner({ userId }: { userId: string }) {
  const [asking, setAsking] = useState(false);
  const left = useUnsyncedCount() ?? 0;
  const navigate = useNavigate();
  const toast = useToast();
  const save = async () => {
    saveJson('platelog-never-synced', await exportUnsynced(await activeStore()));
  };
  const remove = async () => {
    setAsking(false);
    queryClient.clear();
    await signOutHere(userId, 'give-up');
    await navigate(PAGES.landing);
    toast({ title: messages.removedFromThisDevice });
  };
  return (
    <>
      <Banner
        actions={
          <>
            {left > 0 && <Button onClick={() => void save()}>{messages.saveAsAFile}</Button>}
            <Button
              color="error"
              onClick={() => {
                setAsking(true);
              }}
            >
              {messages.removeFromThisDevice}
            </Button>
          </>
        }
      >
        {format(messages.thisAccountWasDeleted, { left: leftWords(left) })}
      </Banner>
      <ConfirmDialog
        open={asking}
        title={messages.askRemoveFromThisDevice}
        question={format(messages.everyEntryOfThisAccountGoes, {
          neverSent: left > 0 ? format(messages.changesNeverReachedTheServerAnd, { left }) : '',
        }).trim()}
        confirmLabel={messages.remove}
        onConfirm={() => void remove()}
        onCancel={() => {
          setAsking(false);
        }}
      />
    </>
  );
}

function leftWords(left: number): string {
  if (left === 0) return messages.yourEntriesAreStillOnThis;
  return format(messages.yourEntriesAreStillOnThisDevice, { left });
}
