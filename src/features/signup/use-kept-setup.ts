import { useEffect, useRef } from 'react';

import { carrySetup, endSetup, keepSetup } from '../../store/sign-up/setup';
import type { ProfileForm } from '../../ui/profile/use-profile-form';

interface Kept {
  step: 2 | 3;
  userId: string | undefined;
}

/**
 * What is typed survives a reload until the setup ends.
 * @returns ends it: what the form does from then on is not kept
 */
export function useKeptSetup(form: ProfileForm, { step, userId }: Kept): () => Promise<void> {
  const hasEnded = useRef(false);
  useEffect(() => {
    const setup = () => ({ step, values: { ...form.getValues() } });
    const keep = () => {
      // The form changes once more when the profile that ends the setup is saved.
      if (!hasEnded.current) keepSetup(setup()).catch(() => undefined);
    };
    const carry = () => {
      if (userId && !hasEnded.current) carrySetup(userId, setup());
    };
    keep();
    const { unsubscribe } = form.watch(keep);
    window.addEventListener('pagehide', carry);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', carry);
    };
  }, [form, step, userId]);
  return async () => {
    hasEnded.current = true;
    await endSetup();
  };
}
