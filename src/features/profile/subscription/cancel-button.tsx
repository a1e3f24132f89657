import { Button } from '@mui/material';

import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog';
import { useCancel } from './use-cancel';

/** The way out of a subscription, after a question. */
export function CancelButton() {
  const { asking, pending, ask, stay, cancel } = useCancel();
  return (
    <>
      <Button variant="outlined" sx={{ mt: 2, mb: 0.5 }} disabled={pending} onClick={ask}>
        {pending ? 'Canceling...' : 'Cancel Subscription'}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Cancel Subscription"
        question="Are you sure you want to cancel your subscription? You'll lose access to unlimited uploads."
        confirmLabel="Cancel Subscription"
        cancelLabel="Keep Premium"
        onConfirm={cancel}
        onCancel={stay}
      />
    </>
  );
}
