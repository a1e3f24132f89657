import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { uuidv7 } from 'uuidv7';

import {
  type CreationOptions,
  type MadePasskey,
  PASSKEY_MS,
  type RequestOptions,
  type ShownPasskey,
} from '#shared/contract/passkeys';

import type { Database } from '../../store/database';
import { addChallenge, takeChallenge } from '../../store/passkeys/passkey-challenges';
import type { PasskeyChallengesTable } from '../../store/passkeys/passkey-tables';
import {
  passkeyByCredential,
  type PasskeyOwner,
  type PasskeyRow,
  PASSKEYS_MOST,
  passkeysOf,
} from '../../store/passkeys/passkeys';
import { refuse } from '../refuse';
import { hashOfToken } from '../token';
import { guessPasskeyName } from './guess-passkey-name';
import { siteOf } from './site-of';
import { challengeIn, readMade, readShown } from './webauthn';

type Kind = PasskeyOwner['kind'];
type Purpose = PasskeyChallengesTable['purpose'];

interface Settings {
  db: Database;
  now: () => number;
  publicUrl: string | undefined;
}

export interface Naming {
  /** The name in the device's list of passkeys. */
  name: string;
  displayName: string;
}

/** What the authenticator reports about a sign-in. */
export interface PasskeyUse {
  passkey: PasskeyRow;
  counter: number;
  synced: boolean;
}

/** Adds a passkey or signs in with one, for one request. Both take two requests, with a challenge in between. */
export class PasskeyCeremony {
  constructor(
    private readonly ctx: Context,
    private readonly kind: Kind,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 'passkeys_not_here', 'passkeys_full' */
  async beginAdding(
    owner: PasskeyOwner,
    { sessionKey, ...naming }: Naming & { sessionKey: string },
  ): Promise<CreationOptions> {
    const site = siteOf(this.ctx, this.settings.publicUrl);
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const known = await passkeysOf(this.settings.db, owner);
    if (known.length >= PASSKEYS_MOST) throw refuse('passkeys_full');
    const options = await generateRegistrationOptions({
      rpName: 'Platelog',
      rpID: site.id,
      userID: new Uint8Array(handleOf(owner)),
      userName: naming.name,
      userDisplayName: naming.displayName,
      timeout: PASSKEY_MS,
      attestationType: 'none',
      excludeCredentials: known
        .filter((passkey) => passkey.site === site.id)
        .map((passkey) => ({ id: passkey.credential_id, transports: transportsOf(passkey) })),
      // The passkey must work without typing a name first, and count as both factors.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.keep('add', options.challenge, sessionKey);
    return { ...options, rp: { name: options.rp.name, id: site.id } };
  }

  /**
   * Checks the authenticator's response. Does not store the passkey yet.
   * @throws Refusal 'passkey_expired', 'bad_passkey'
   */
  async readNew(owner: PasskeyOwner, made: MadePasskey, sessionKey: string): Promise<PasskeyRow> {
    const site = siteOf(this.ctx, this.settings.publicUrl);
    const challenge = await this.take('add', made, sessionKey);
    const { aaguid, synced, ...facts } = await readMade(made, { site, challenge });
    return {
      ...facts,
      ...owner,
      id: uuidv7(),
      name: guessPasskeyName(aaguid, this.ctx.get('User-Agent')),
      site: site.id,
      transports: JSON.stringify(made.transports),
      synced: synced ? 1 : 0,
      created_at: this.settings.now(),
      last_used_at: null,
    };
  }

  /** Does not reveal who has a passkey. @throws Refusal 'passkeys_not_here' */
  async beginSignIn(pageKey: string): Promise<RequestOptions> {
    const site = siteOf(this.ctx, this.settings.publicUrl);
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const options = await generateAuthenticationOptions({
      rpID: site.id,
      timeout: PASSKEY_MS,
      userVerification: 'required',
    });
    await this.keep('sign-in', options.challenge, hashOfToken(pageKey));
    return { ...options, rpId: site.id };
  }

  /**
   * Returns the passkey that was used. The caller must record the use before it signs the user in.
   * @throws Refusal 'passkey_expired', or 'bad_passkey' for everything else that is wrong
   */
  async readShown(shown: ShownPasskey, pageKey: string): Promise<PasskeyUse> {
    const site = siteOf(this.ctx, this.settings.publicUrl);
    const challenge = await this.take('sign-in', shown, hashOfToken(pageKey));
    const passkey = await passkeyByCredential(this.settings.db, this.kind, shown.id);
    if (passkey?.site !== site.id || !isHandleOf(passkey, shown.userHandle)) {
      throw refuse('bad_passkey');
    }
    return { passkey, ...(await readShown(shown, { site, challenge, passkey })) };
  }

  private async keep(purpose: Purpose, challenge: string, holder: string): Promise<void> {
    const { db, now } = this.settings;
    const row = { challenge_hash: hashOfToken(challenge), kind: this.kind, purpose };
    await addChallenge(db, { ...row, holder_hash: holder, until: now() + PASSKEY_MS }, now());
  }

  /** Uses up the signed challenge, even if a later check fails. */
  private async take(
    purpose: Purpose,
    answer: Pick<ShownPasskey, 'clientDataJSON'>,
    holder: string,
  ): Promise<string> {
    const { db, now } = this.settings;
    const challenge = challengeIn(answer.clientDataJSON);
    if (challenge === undefined) throw refuse('bad_passkey');
    const row = { challenge_hash: hashOfToken(challenge), kind: this.kind, purpose };
    const isOurs = await takeChallenge(db, { ...row, holder_hash: holder }, now());
    if (!isOurs) throw refuse('passkey_expired');
    return challenge;
  }
}

function transportsOf({ transports }: Pick<PasskeyRow, 'transports'>): string[] {
  return JSON.parse(transports) as string[];
}

/** The user handle: the same for all passkeys of an owner, and it does not reveal name or id. */
function handleOf({ kind, owner_id }: PasskeyOwner): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['passkey', kind, owner_id]))
    .digest();
}

function isHandleOf(owner: PasskeyOwner, shown: string | undefined): boolean {
  return shown === undefined || shown === handleOf(owner).toString('base64url');
}
