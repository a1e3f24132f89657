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
import { counted } from '../../ui/words/counted';

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
    toast({ title: 'Removed from this device' });
  };
  return (
    <>
      <Banner
        actions={
          <>
            {left > 0 && <Button onClick={() => void save()}>Save as a file</Button>}
            <Button
              color="error"
              onClick={() => {
                setAsking(true);
              }}
            >
              Remove from this device
            </Button>
          </>
        }
      >
        This account was deleted. {leftWords(left)}
      </Banner>
      <ConfirmDialog
        open={asking}
        title="Remove from this device?"
        question={`Every entry of this account goes from this device. ${left > 0 ? `${counted(left, 'change')} never reached the server and cannot be brought back.` : ''}`.trim()}
        confirmLabel="Remove"
        onConfirm={() => void remove()}
        onCancel={() => {
          setAsking(false);
        }}
      />
    </>
  );
}

function leftWords(left: number): string {
  if (left === 0) return 'Your entries are still on this device.';
  return `Your entries are still on this device; ${counted(left, 'change')} never reached the server.`;
}
