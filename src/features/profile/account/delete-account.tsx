import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { deleteAccount } from '#shared/contract/account-changes';

import { call } from '../../../http/call';
import { queryClient } from '../../../http/query';
import { signOutHere } from '../../../store/accounts';
import { LEFT_DAYS } from '../../../store/gone/gone-accounts';
import { useToast } from '../../../ui/feedback/toast';
import { format } from '../../../ui/words/format';
import { ProofDialog } from '../proof-dialog';
import { ProfileCard } from '../profile-card';
import { messages } from './messages';

export function DeleteAccount({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <ProfileCard
      id="delete-account"
      title={messages.deleteAccount}
      words={format(messages.everyMeal, { days: LEFT_DAYS })}
    >
      <Button
        color="error"
        variant="outlined"
        onClick={() => {
          setOpen(true);
        }}
      >
        {messages.deleteMyAccount}
      </Button>
      {open && (
        <DeletionDialog
          userId={userId}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </ProfileCard>
  );
}

// At the next start the server reports the deletion again, and then the local copy is deleted.
const COPY_LEFT = {
  title: messages.accountDeleted,
  description: messages.copyStillHere,
  failed: true,
} as const;

const reload = () => {
  window.location.reload();
};

function DeletionDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <ProofDialog
      title={messages.deleteYourAccount}
      words={messages.thisCannotBeUndone}
      label={messages.deleteForGood}
      pendingLabel={messages.deleting}
      cancelLabel={messages.keepMyAccount}
      grave
      failureTitle={messages.accountNotDeleted}
      send={async (proof) => {
        await call(deleteAccount, proof);
        try {
          await signOutHere(userId, 'give-up');
        } catch {
          onClose();
          toast({ ...COPY_LEFT, action: { label: messages.reload, run: reload } });
          return;
        }
        await navigate('/');
        // Not earlier, because the page that is still shown would request the data again.
        queryClient.clear();
        toast({ title: messages.accountDeleted, description: messages.accountDeletedWords });
      }}
      onClose={onClose}
    />
  );
}
