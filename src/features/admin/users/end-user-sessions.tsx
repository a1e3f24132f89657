import { type AdminUser, endUserSessions } from '#shared/contract/admin/users';
import { at } from '#shared/contract/endpoint';

import { call } from '../../../http/call';
import { useToast } from '../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../ui/layout/dialog';
import { format } from '../../../ui/words/format';
import { useConfirmed } from '../use-confirmed';
import { messages } from './messages';
import { nameOf } from './user-words';

interface EndUserSessionsProps {
  user: AdminUser;
  onClose: () => void;
}

export function EndUserSessions({ user, onClose }: EndUserSessionsProps) {
  const toast = useToast();
  const { pending, confirm } = useConfirmed(async () => {
    const { ended } = await call(at(endUserSessions, { id: user.id }), {});
    onClose();
    const description = format(messages.sessionsOfEnded, { ended, user: nameOf(user) });
    toast({ title: messages.sessionsEnded, description });
  }, messages.failedToEndTheSessions);
  return (
    <ConfirmDialog
      open
      title={messages.endAllSessions}
      about={[nameOf(user), user.email]}
      question={messages.sessionsWillEnd}
      confirmLabel={pending ? messages.ending : messages.endSessions}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
