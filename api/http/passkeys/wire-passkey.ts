import type { Passkey } from '#shared/contract/passkeys';

import type { PasskeyRow } from '../../store/passkeys/passkeys';

export function wirePasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    site: row.site,
    synced: row.synced === 1,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
