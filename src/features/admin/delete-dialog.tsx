import { useToast } from '../../ui/feedback/toast';
import { ConfirmDialog } from '../../ui/layout/dialog';
import { messages } from './messages';
import { useConfirmed } from './use-confirmed';

interface DeleteDialogProps {
  title: string;
  about: readonly string[];
  question: string;
  /** Toast after the deletion. */
  done: string;
  /** Deletes the row on the server. */
  remove: () => Promise<unknown>;
  /** Fetches the list again. */
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a row of a list is deleted permanently. */
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
