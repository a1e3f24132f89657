import { useEffect, useRef } from 'react';

import { carrySetup, endSetup, keepSetup } from '../../store/sign-up/setup';
import type { ProfileForm } from '../../ui/profile/use-profile-form';

interface Kept {
  step: 2 | 3;
  userId: string | undefined;
}

/**
 * Stores typed values until the setup ends, so that they survive a reload.
 * @returns a function that ends the setup; later changes of the form are not stored
 */
export function useKeptSetup(form: ProfileForm, { step, userId }: Kept): () => Promise<void> {
  const hasEnded = useRef(false);
  useEffect(() => {
    const setup = () => ({ step, values: { ...form.getValues() } });
    const keep = () => {
      // Saving the profile, which ends the setup, changes the form once more.
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
