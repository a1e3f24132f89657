import { useState } from 'react';

import { deleteReports, listReports, type ReportGroup } from '#shared/contract/admin/reports';
import { at } from '#shared/contract/at';

import { refetchDesk } from '../../../http/admin/answers';
import { call } from '../../../http/call';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog';
import { useToast } from '../../../ui/feedback/toast';
import { counted } from '../../../ui/words/counted';
import { isRefusal, wordsOf } from '../failure-words';

interface DeleteReportsProps {
  group: ReportGroup;
  onClose: () => void;
}

/** Asks, and then removes the reports of a failure for good. */
export function DeleteReports({ group, onClose }: DeleteReportsProps) {
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const confirm = async () => {
    setPending(true);
    try {
      await call(at(deleteReports, { id: group.id }), {});
      onClose();
      toast({ title: 'Reports deleted' });
      await refetchDesk(listReports);
    } catch (error) {
      if (isRefusal(error as Error)) return;
      setPending(false);
      toast({ title: 'Error', description: wordsOf(error as Error), failed: true });
    }
  };
  return (
    <ConfirmDialog
      open
      title="Delete these reports?"
      about={[group.message, `version ${group.app}`]}
      question={`${counted(group.reports, 'report')} of this failure will be deleted. If it happens again, new ones can come.`}
      confirmLabel={pending ? 'Deleting...' : 'Delete'}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
