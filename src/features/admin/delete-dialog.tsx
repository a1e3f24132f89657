import { useToast } from '../../ui/feedback/toast';
import { ConfirmDialog } from '../../ui/layout/dialog';
import { messages } from './messages';
import { useConfirmed } from './use-confirmed';

interface DeleteDialogProps {
  title: string;
  about: readonly string[];
  question: string;
  /** Said once it is gone. */
  done: string;
  /** On the server. */
  remove: () => Promise<unknown>;
  /** Of the list that it was in. */
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a row of a list goes for good. */
export function DeleteDialog({ done, remove, refetch, onClose, ...words }: DeleteDialogProps) {
  const toast = useToast();
  const { pending, confirm } = useConfirmed(async () => {
    await remove();
    onClose();
    toast({ title: done });
    await refetch();
  });
  return (
    <ConfirmDialog
      open
      {...words}
      confirmLabel={pending ? messages.deleting : messages.deleteAction}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
