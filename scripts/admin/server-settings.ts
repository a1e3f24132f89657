import { type Env, namesGiven, publicUrlOf } from '../../api/app/env';
import { type LastStart, readLastStart } from '../../api/store/admin/last-start';
import type { Database } from '../../api/store/database';

interface ServerSettings extends Pick<LastStart, 'signups' | 'hasMail'> {
  /** Without a slash at the end. */
  publicUrl: string;
}

/**
 * The settings of the server: those that this command was given, and else those of the server's last start,
 * which may have come from where the command does not look, such as a unit of systemd.
 */
export async function serverSettings(db: Database, env: Env): Promise<ServerSettings> {
  const own = { ...env, publicUrl: env.publicUrl ?? null, hasMail: env.mail !== undefined };
  const last = (await readLastStart(db)) ?? own;
  const { names } = namesGiven();
  const { port } = names.includes('PORT') ? own : last;
  const { signups } = names.includes('SIGNUPS') ? own : last;
  const publicUrl = own.publicUrl ?? last.publicUrl ?? undefined;
  return {
    publicUrl: publicUrlOf({ publicUrl, port }),
    signups,
    hasMail: own.hasMail || last.hasMail,
  };
}
