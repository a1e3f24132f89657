import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** Why the device made or showed no passkey. */
export type PasskeyProblem =
  /** By the person, or after too long a time. */
  | 'cancelled'
  /** By this page: something else has begun. */
  | 'stopped'
  /** The device has one for this account. */
  | 'known'
  /** Passkeys of the server do not work at the address of this page. */
  | 'not-here'
  /** The browser has none, or none on a page without https. */
  | 'unsupported'
  /** What this page needs for it could not be loaded. */
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

/** Missing in old browsers and insecure contexts, whatever the types say. */
function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/** Whether the browser offers passkeys at a field, among the passwords that it knows. */
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

/** @param options as the server has made them @throws PasskeyFailure */
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
 * Ends the call before it, if that still waits.
 * @param options as the server has made them
 * @param autofill waits at the fields of the page, with no window of its own
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

/** Tells the device that a passkey works no more, so that it offers it no more; few browsers listen. */
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

/** Loaded when it is used. */
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
