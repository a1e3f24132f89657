import { updateAdmin } from '../../../store/admins';
import { HOST } from '../audit/actor';
import { audited } from '../audit/audited';
import { namedAdmin } from './named-admin';
import { hashNewPassword } from './new-password';
import type { CommandParts } from './parts';

/** Gives an administrator a new password; wherever they had the desk open it closes. */
export async function resetPassword(
  parts: CommandParts,
  chosen: { username: string; password: string },
): Promise<void> {
  const { username } = chosen;
  const { id, email } = await namedAdmin(parts.db, username);
  const password = await hashNewPassword(parts, { ...chosen, email });
  await audited(parts, { by: HOST, action: 'password_reset', subjectId: id }, async (trx) => {
    await updateAdmin(trx, id, { password });
    return { answer: undefined, detail: { username } };
  });
}
