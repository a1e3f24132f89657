import { useEffect, useState } from 'react';

import type { User } from '#shared/contract/accounts';

import { rememberAccount } from '../../store/accounts';
import type { Setup } from '../../store/carried-setup';
import { keepSetup, openSetup } from '../../store/setup';
import { useToast } from '../../ui/feedback/toast';

const BEFORE_GOALS_MS = 200;

/** `made`: the account exists. `kept`: the values that an earlier page has left. */
interface Signup {
  step: 1 | 2 | 3;
  made: boolean;
  kept: Setup['values'];
}

/** undefined while loading. */
export function useSignup() {
  const [signup, setSignup] = useState<Signup>();
  const toast = useToast();

  useEffect(() => {
    openSetup().then(
      (open) => {
        setSignup({ step: open?.step ?? 1, made: open !== null, kept: open?.values ?? null });
      },
      () => {
        setSignup({ step: 1, made: false, kept: null });
      },
    );
  }, []);

  const goOn = async (user: User) => {
    await rememberAccount(user);
    await keepSetup();
    toast({ title: 'Account created!', description: "Now let's set up your profile." });
    setTimeout(() => {
      setSignup({ step: 2, made: true, kept: null });
    }, BEFORE_GOALS_MS);
  };
  const goTo = (step: Signup['step']) => {
    openSetup().then(
      (open) => {
        setSignup({ step, made: true, kept: open?.values ?? null });
      },
      () => {
        setSignup({ step, made: true, kept: null });
      },
    );
  };
  return { signup, goOn, goTo };
}
