import { beginPasskeyLogin, PASSKEY_MS, type RequestOptions } from '#shared/contract/passkeys';

import {
  hasPasskeyAutofill,
  newPageKey,
  PasskeyFailure,
  type ShownPasskey,
  showPasskey,
  stopPasskey,
} from '../../device/passkeys';
import { call } from '../../http/call';
import { CallError } from '../../http/call-error';
import { passkeyProblemWords } from '../../ui/passkeys/passkey-problem-words';
import { NotKept } from './not-kept';
import { signInWithPasskey } from './sign-in';

interface Parts {
  isShared: () => boolean;
  onSignedIn: () => Promise<void>;
  onFailed: (words: string, isRefused: boolean, isNotKept?: boolean) => void;
}

// A challenge is replaced before it expires.
const RENEWED_MS = PASSKEY_MS * 0.8;

/** Signs in with a passkey on one page. Only one request to the device is open at a time. */
export class PasskeySteps {
  private readonly pageKey = newPageKey();
  private isOver = false;
  /** True while a request started by the user is open, which an autofill offer must not end. */
  private isAsking = false;
  private renewal: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: Parts) {}

  /** Lets the browser offer passkeys in the email field, until the user chooses one or leaves the page. */
  async offer(): Promise<void> {
    if (this.isBusy() || !(await hasPasskeyAutofill())) return;
    const shown = await this.waitForChoice();
    if (!shown) return;
    await this.signIn(shown);
  }

  /** Lets the browser ask for a passkey. If that has no result, passkeys are offered in the field again. */
  async ask(): Promise<void> {
    this.isAsking = true;
    clearTimeout(this.renewal);
    try {
      await this.signIn(await showPasskey(await this.begin()));
    } catch (error) {
      this.fail(error);
    }
  }

  stop(): void {
    this.isOver = true;
    clearTimeout(this.renewal);
    void stopPasskey().catch(() => undefined);
  }

  /** Undefined if another request has begun. */
  private async waitForChoice(): Promise<ShownPasskey | undefined> {
    try {
      const options = await this.begin();
      if (this.isBusy()) return undefined;
      // The new request ends the old one.
      this.renewal = setTimeout(() => void this.offer(), RENEWED_MS);
      return await showPasskey(options, { autofill: true });
    } catch {
      // The user did not start this request, so shows no failure; the button will show one.
      return undefined;
    }
  }

  private isBusy(): boolean {
    return this.isOver || this.isAsking;
  }

  private async begin(): Promise<RequestOptions> {
    return call(beginPasskeyLogin, { pageKey: this.pageKey });
  }

  private async signIn(shown: ShownPasskey): Promise<void> {
    clearTimeout(this.renewal);
    try {
      const { pageKey, parts } = this;
      await signInWithPasskey({ passkey: shown, pageKey, sharedDevice: parts.isShared() });
    } catch (error) {
      this.fail(error);
      return;
    }
    this.isOver = true;
    await this.parts.onSignedIn();
  }

  private fail(error: unknown): void {
    this.isAsking = false;
    const isRefused = error instanceof CallError && error.kind === 'refused';
    this.parts.onFailed(wordsOf(error), isRefused, error instanceof NotKept);
    void this.offer();
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof PasskeyFailure) return passkeyProblemWords(error.problem);
  if (error instanceof CallError) return error.detail;
  if (error instanceof NotKept) return error.message;
  throw error;
}
