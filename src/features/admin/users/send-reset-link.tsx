import { RESET_MINUTES } from '#shared/contract/account-changes';
import { type AdminUser, sendResetLink } from '#shared/contract/admin/users';
import { at } from '#shared/contract/endpoint';

import { call } from '../../../http/call';
import { useToast } from '../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../ui/layout/dialog';
import { format } from '../../../ui/words/format';
import { useConfirmed } from '../use-confirmed';
import { messages } from './messages';
import { nameOf } from './user-words';

interface SendResetLinkProps {
  user: AdminUser;
  onClose: () => void;
}

export function SendResetLink({ user, onClose }: SendResetLinkProps) {
  const toast = useToast();
  const { pending, confirm } = useConfirmed(async () => {
    await call(at(sendResetLink, { id: user.id }), {});
    onClose();
    toast({
      title: messages.linkIsOnItsWay,
      description: format(messages.mailedTo, { email: user.email }),
    });
  });
  return (
    <ConfirmDialog
      open
      grave={false}
      title={messages.sendAResetLink}
      about={[nameOf(user), user.email]}
      question={format(messages.theyGetALink, { minutes: RESET_MINUTES })}
      confirmLabel={pending ? messages.sending : messages.sendLink}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
