import { type Env, namesGiven, publicUrlOf } from '../../api/app/env';
import { type LastStart, readLastStart } from '../../api/store/admin/last-start';
import type { Database } from '../../api/store/database';

interface ServerSettings extends Pick<LastStart, 'signups' | 'hasMail'> {
  /** Without a trailing slash. */
  publicUrl: string;
}

/**
 * The server's settings: those given to this command, or those of the server's last start, which may have come from
 * where the command does not look, such as a systemd unit.
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
