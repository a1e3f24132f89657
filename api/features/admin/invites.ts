import { randomInt } from 'node:crypto';

import { uuidv7 } from 'uuidv7';

import { groupedCode, INVITE_LENGTH, RECOVERY_ALPHABET } from '#shared/contract/accounts';
import type * as contract from '#shared/contract/admin/invites';
import { type NewInvite, newInviteSchema } from '#shared/contract/admin/invites';
import { PAGES } from '#shared/contract/pages';
import type { Signups } from '#shared/rules/host-words';

import type { AdminHandler } from '../../http/admin-endpoint';
import { refuse } from '../../http/refuse';
import { hashOfToken } from '../../http/token';
import { addInvite, listInvites, removeInvite } from '../../store/admin/invites';
import type { AuditServices } from './admin-services';
import { type Actor, actorOf, audited } from './audit/audited';

const DAY_MS = 24 * 3600 * 1000;

interface InviteServices extends AuditServices {
  publicUrl: string;
}

interface MadeInvite {
  invite: contract.Invite;
  code: string;
  link: string;
}

export function listInvitesHandler(
  services: AuditServices & { signups: Signups },
): AdminHandler<typeof contract.listInvites> {
  return async (call) =>
    audited(services, { by: actorOf(call), action: 'invites_viewed' }, async (trx) => {
      const found = await listInvites(trx, call.input);
      return {
        answer: { signups: services.signups, ...found },
        detail: { shown: found.invites.length },
      };
    });
}

export function createInviteHandler(
  services: InviteServices,
): AdminHandler<typeof contract.createInvite> {
  return async (call) => makeInvite(services, call.input, actorOf(call));
}

/**
 * Parses what a host has entered.
 * @throws with a line for each invalid option
 */
export function readNewInvite(given: { uses: string; days: string; for: string }): NewInvite {
  const { uses, days } = given;
  const parsed = newInviteSchema.safeParse({ uses, days, label: given.for });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `--${name === 'label' ? 'for' : name}: ${message}`;
  });
  throw new Error(problems.join('\n'));
}

/** The code is only in the response; the database has its hash. */
export async function makeInvite(
  services: InviteServices,
  { uses, days, label }: contract.NewInvite,
  by: Actor,
): Promise<MadeInvite> {
  const letter = () => RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length));
  const code = Array.from({ length: INVITE_LENGTH }, letter).join('');
  const at = services.now();
  const invite = {
    id: uuidv7(),
    label,
    uses,
    used: 0,
    createdAt: at,
    createdBy: by.adminName,
    expiresAt: at + days * DAY_MS,
  };
  const deed = { by, action: 'invite_created' as const, subjectId: invite.id };
  await audited(services, deed, async (trx) => {
    await addInvite(trx, { ...invite, codeHash: hashOfToken(code) });
    return { answer: undefined, detail: { uses, days } };
  });
  // In the fragment, which browsers do not send, so it is not logged.
  const link = `${services.publicUrl}${PAGES.signup}#${groupedCode(code)}`;
  return { invite, code: groupedCode(code), link };
}

export function revokeInviteHandler(
  services: AuditServices,
): AdminHandler<typeof contract.revokeInvite> {
  return async (call) => revokeInvite(services, call.params['id'] ?? '', actorOf(call));
}

export async function revokeInvite(services: AuditServices, id: string, by: Actor) {
  const deed = { by, action: 'invite_revoked' as const, subjectId: id };
  return audited(services, deed, async (trx) => {
    if (!(await removeInvite(trx, id))) throw refuse('not_found');
    return { answer: { ok: true as const } };
  });
}
