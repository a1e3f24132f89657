import { updateAdmin } from '../../../store/admins';
import { HOST } from '../audit/actor';
import { audited } from '../audit/audited';
import { namedAdmin } from './administrators';
import { Problem, type CommandParts } from './parts';

/** Disables an administrator at once, or enables them again. */
export async function shutOut(
  services: CommandParts,
  username: string,
  out: boolean,
): Promise<void> {
  const admin = await namedAdmin(services.db, username);
  if ((admin.disabled_at !== null) === out) {
    throw new Problem(`${username} is ${out ? 'shut out' : 'let in'} already.`);
  }
  const action = out ? 'admin_disabled' : 'admin_enabled';
  await audited(services, { by: HOST, action, subjectId: admin.id }, async (trx) => {
    await updateAdmin(trx, admin.id, { disabled_at: out ? services.now() : null });
    return { answer: undefined, detail: { username } };
  });
}
