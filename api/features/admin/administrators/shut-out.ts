import { updateAdmin } from '../../../store/admins';
import { HOST } from '../audit/actor';
import { audited } from '../audit/audited';
import { namedAdmin } from './named-admin';
import { Problem, type CommandParts } from './parts';

/** Shuts an administrator out at once, or lets them in again. Their entries in the log stay theirs. */
export async function shutOut(parts: CommandParts, username: string, out: boolean): Promise<void> {
  const admin = await namedAdmin(parts.db, username);
  if ((admin.disabled_at !== null) === out) {
    throw new Problem(`${username} is ${out ? 'shut out' : 'let in'} already.`);
  }
  const action = out ? 'admin_disabled' : 'admin_enabled';
  await audited(parts, { by: HOST, action, subjectId: admin.id }, async (trx) => {
    await updateAdmin(trx, admin.id, { disabled_at: out ? parts.now() : null });
    return { answer: undefined, detail: { username } };
  });
}
