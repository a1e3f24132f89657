import { useState } from 'react';

import { deleteContact, listContacts, type ContactRow } from '#shared/contract/admin/contacts';
import { at } from '#shared/contract/at';

import { refetchDesk } from '../../../http/admin/answers';
import { call } from '../../../http/call';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog';
import { useToast } from '../../../ui/feedback/toast';
import { isRefusal, wordsOf } from '../failure-words';

interface DeleteMessageProps {
  message: ContactRow;
  onClose: () => void;
}

/** Asks, and then removes a message for good. */
export function DeleteMessage({ message, onClose }: DeleteMessageProps) {
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const confirm = async () => {
    setPending(true);
    try {
      await call(at(deleteContact, { id: message.id }), {});
      onClose();
      toast({ title: 'Message deleted' });
      await refetchDesk(listContacts);
    } catch (error) {
      if (isRefusal(error as Error)) return;
      setPending(false);
      toast({ title: 'Error', description: wordsOf(error as Error), failed: true });
    }
  };
  return (
    <ConfirmDialog
      open
      title="Delete this message?"
      about={[message.subject, `from ${message.name}`]}
      question="It goes for good, with the address of whoever wrote it."
      confirmLabel={pending ? 'Deleting...' : 'Delete'}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
