import { updateAdmin } from '../../../store/admins';
import { HOST } from '../audit/actor';
import { audited } from '../audit/audited';
import { hashNewPassword } from './admin-password';
import { namedAdmin } from './administrators';
import type { CommandParts } from './parts';

/** Sets an administrator's password, which ends their sessions. */
export async function resetPassword(
  services: CommandParts,
  chosen: { username: string; password: string },
): Promise<void> {
  const { username } = chosen;
  const { id, email } = await namedAdmin(services.db, username);
  const password = await hashNewPassword(services, { ...chosen, email });
  await audited(services, { by: HOST, action: 'password_reset', subjectId: id }, async (trx) => {
    await updateAdmin(trx, id, { password });
    return { answer: undefined, detail: { username } };
  });
}
