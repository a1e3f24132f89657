import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** Why no passkey was created or used. */
export type PasskeyProblem =
  /** The user cancelled, or the time was up. */
  | 'cancelled'
  /** This page ended the call, because another one began. */
  | 'stopped'
  /** The device already has a passkey for this account. */
  | 'known'
  /** The server's passkeys do not work at the address of this page. */
  | 'not-here'
  /** The browser does not support passkeys, or not on a page without HTTPS. */
  | 'unsupported'
  /** The script for passkeys could not be loaded. */
  | 'offline'
  | 'failed';

export class PasskeyFailure extends Error {
  constructor(
    readonly problem: PasskeyProblem,
    cause?: unknown,
  ) {
    super(`A passkey: ${problem}`, { cause });
  }
}

/** Missing in old browsers and insecure contexts, although the types say otherwise. */
function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/** Whether the browser offers passkeys in a form field, together with saved passwords. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  const { isConditionalMediationAvailable: isAvailable } = PublicKeyCredential as Partial<
    typeof PublicKeyCredential
  >;
  return (await isAvailable?.call(PublicKeyCredential).catch(() => false)) ?? false;
}

export interface MadePasskey {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports: string[];
}

/** @param options from the server @throws PasskeyFailure */
export async function makePasskey(options: object): Promise<MadePasskey> {
  const { startRegistration } = await load();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await startRegistration({ optionsJSON }).catch(throwFailure);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

export interface ShownPasskey {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string;
}

/**
 * Ends an earlier call that still waits.
 * @param options from the server
 * @param autofill offers passkeys in the page's form fields, without opening a dialog
 * @throws PasskeyFailure
 */
export async function showPasskey(
  options: object,
  { autofill = false } = {},
): Promise<ShownPasskey> {
  const { startAuthentication } = await load();
  const { id, response } = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: autofill,
  }).catch(throwFailure);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    clientDataJSON,
    authenticatorData,
    signature,
    ...(userHandle === undefined ? {} : { userHandle }),
  };
}

/** Ends a call that still waits. */
export async function stopPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await load();
  WebAuthnAbortService.cancelCeremony();
}

/** Tells the device to stop offering a passkey that no longer works; few browsers support this. */
export async function forgetPasskey(site: string, credentialID: string): Promise<void> {
  const { sendSignal } = await load();
  await sendSignal({ signalName: 'unknownCredential', rpID: site, credentialID }).catch(
    () => undefined,
  );
}

/** A random number of 256 bits, in base64url. */
export function newPageKey(): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The library is loaded only when it is used. */
async function load() {
  if (!hasPasskeys()) throw new PasskeyFailure('unsupported');
  const loading = import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');
  return loading.catch((error: unknown) => {
    throw new PasskeyFailure('offline', error);
  });
}

const PROBLEMS: Record<string, PasskeyProblem> = {
  AbortError: 'stopped',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'not-here',
};

function throwFailure(error: WebAuthnError | Error): never {
  throw new PasskeyFailure(PROBLEMS[error.name] ?? 'failed', error);
}
