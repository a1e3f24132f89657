import { type Env } from '../../../api/app/env';
import type { LastStart } from '../../../api/store/admin/last-start';
import { type Finding, warning } from './finding';

/** Settings that differ from those of the server's last start: a unit or a container may have its own. */
export function otherSettings(env: Env, last: LastStart | undefined): Finding[] {
  if (!last) return [];
  const pairs: [string, string | number | null, string | number | null][] = [
    ['PUBLIC_URL', last.publicUrl, env.publicUrl ?? null],
    ['SIGNUPS', last.signups, env.signups],
    ['TRUST_PROXY', last.proxies ?? env.proxies, env.proxies],
  ];
  const differing = pairs.filter(([, then, now]) => then !== now);
  if (differing.length === 0) return [];
  const words = differing.map(
    ([name, then, now]) => `${name} was ${then ?? 'empty'}, and is ${now ?? 'empty'} here`,
  );
  return [
    warning(
      'settings',
      `At the last start of the server ${words.join('; ')}. Were they changed since, restart it. Otherwise this command does not have the server's settings: put them into .env.`,
    ),
  ];
}
