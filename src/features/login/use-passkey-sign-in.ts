import { useEffect, useRef, useState } from 'react';

import { whenIdle } from '../../device/when-idle';
import { CallError } from '../../http/call-error';
import type { PasskeySteps } from './passkey-steps';

interface Options {
  /** Whether this is a shared device. */
  isShared: () => boolean;
  onSignedIn: () => Promise<void>;
  /**
   * @param words why it failed
   * @param isRefused whether the server refused it
   * @param isNotKept the sign-in succeeded but could not be stored on this device
   */
  onFailed: (words: string, isRefused: boolean, isNotKept?: boolean) => void;
}

/** Signs in with a passkey, by a button or when the browser offers one in the email field. */
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
    // Loaded when idle, because the page works without passkey offers in the field.
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

/** A quick check for autofill of passkeys; the exact check would need to load a script. */
function hasAutofill(): boolean {
  return (
    'PublicKeyCredential' in globalThis &&
    'isConditionalMediationAvailable' in PublicKeyCredential &&
    navigator.onLine
  );
}

const nothing = () => undefined;
