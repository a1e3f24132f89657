import { useEffect, useRef, useState } from 'react';

import { whenIdle } from '../../device/when-idle';
import { CallError } from '../../http/call-error';
import type { PasskeySteps } from './passkey-steps';

interface Options {
  /** Whether others use this device. */
  isShared: () => boolean;
  onSignedIn: () => Promise<void>;
  /**
   * @param words why it failed
   * @param isRefused by the server
   * @param isNotKept the server said yes, and this device could not store it
   */
  onFailed: (words: string, isRefused: boolean, isNotKept?: boolean) => void;
}

/** Signing in with a passkey: by a button, and where the browser offers it at the field for the email. */
export function usePasskeySignIn(options: Options) {
  const [pending, setPending] = useState(false);
  const latest = useRef(options);
  const steps = useRef<PasskeySteps>(undefined);
  useEffect(() => {
    latest.current = options;
  });
  const open = async () => {
    const { PasskeySteps } = await import('./passkey-steps').catch((error: unknown) => {
      throw new CallError({ kind: 'offline', status: 0, body: String(error) });
    });
    steps.current ??= new PasskeySteps({
      isShared: () => latest.current.isShared(),
      onSignedIn: async () => latest.current.onSignedIn(),
      onFailed: (words, isRefused, isNotKept) => {
        latest.current.onFailed(words, isRefused, isNotKept);
      },
    });
    return steps.current;
  };
  useEffect(() => {
    // The field offers nothing without it; the page is whole without it.
    const cancel = whenIdle(() => {
      if (hasAutofill()) void open().then(async (opened) => opened.offer(), nothing);
    });
    return () => {
      cancel();
      steps.current?.stop();
      steps.current = undefined;
    };
  }, []);
  const press = async () => {
    setPending(true);
    try {
      await (await open()).ask();
    } catch (error) {
      if (error instanceof CallError) latest.current.onFailed(error.detail, false);
    } finally {
      setPending(false);
    }
  };
  return { pending, onPress: () => void press() };
}

/** Without a question to the browser, which costs a script. */
function hasAutofill(): boolean {
  return (
    'PublicKeyCredential' in globalThis &&
    'isConditionalMediationAvailable' in PublicKeyCredential &&
    navigator.onLine
  );
}

const nothing = () => undefined;
