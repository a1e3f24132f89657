import { Box, Button, Link, Typography } from '@mui/material';
import { type ComponentProps, useEffect, useReducer, useRef, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import type { User } from '#shared/contract/accounts';
import type { Consents } from '#shared/contract/consents';
import { PAGES } from '#shared/contract/pages';

import { useHost } from '../../http/host';
import { activeStore } from '../../store/account-store';
import { type Account, activeAccount, rememberAccount } from '../../store/accounts';
import { adoptKeptMeal } from '../../store/kept-meal/adopt-kept-meal';
import { keptMeal } from '../../store/kept-meal/kept-meal';
import { keptRecipe } from '../../store/kept-meal/kept-recipe';
import { keepSetup, resumeSetup, type Setup } from '../../store/sign-up/setup';
import { useAccount } from '../../store/use-account';
import { Spinner } from '../../ui/feedback/spinner';
import { useToast } from '../../ui/feedback/toast';
import { Agreement } from '../../ui/sign-up/agreement';
import { SignupProgress } from '../../ui/sign-up/signup-progress';
import { LoneLink } from '../../ui/layout/links';
import { AlreadySignedIn } from '../../ui/layout/already-signed-in';
import { Entrance } from '../../ui/layout/entrance';
import { useTitle } from '../../ui/layout/page-title';
import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { capital } from '../../ui/words/text';
import { AccountStep } from './account-step';
import { MealNote, RecipeNote } from './kept-notes';
import { messages } from './messages';
import { ProfileSteps } from './profile-steps';

const BEFORE_GOALS_MS = 200;

const TITLES = {
  1: messages.createAccount,
  2: messages.yourGoals,
  3: messages.personalDetails,
} as const;
const SUBTITLES = {
  1: messages.mealsAreSaved,
  2: messages.whyGoals,
  3: messages.targetCalculatedFromThese,
} as const;

/** A reload continues at the same step. */
export function SignupPage() {
  const { signup, ...moves } = useSignup();
  const insteadOfForm = useInsteadOfForm();
  const [isAnother, showForm] = useReducer(() => true, false);
  if (signup?.member && !isAnother) {
    return <AlreadySignedIn email={signup.member.user.email} onAnother={showForm} />;
  }
  if (!signup) return <Spinner label={messages.loading} />;
  // The same component before and after the account is created, so that it notices the change of the step.
  return (signup.made ? null : insteadOfForm) ?? <Steps signup={signup} {...moves} />;
}

/** What is shown instead of the form if the user cannot sign up here, or while that is unknown; otherwise null. */
function useInsteadOfForm() {
  const { signups, singleSignOn } = useHost();
  // The form depends on the server's settings and must not change once it is shown.
  if (signups === 'unknown') return <Spinner label={messages.loading} />;
  if (singleSignOn?.only === true) return <BySingleSignOn name={singleSignOn.name} />;
  return signups === 'closed' ? <Closed /> : null;
}

type StepsProps = ReturnType<typeof useSignup> & { signup: Signup };

function Steps({ signup, continueToGoals, goTo }: StepsProps) {
  const { step } = signup;
  useTitle(TITLES[step]);
  useTopOfStep(step);
  return (
    <Entrance
      title={TITLES[step]}
      {...(step === 1 || !isGentle() ? { subtitle: SUBTITLES[step] } : {})}
      above={<SignupProgress step={step} />}
      footer={signup.made ? <LaterLink /> : <LoginLink />}
    >
      <MealNote name={signup.meal} isInDiary={signup.made && mealName() === null} />
      <RecipeNote isMade={signup.made} />
      {step === 1 ? (
        <FirstStep
          isMade={signup.made}
          onCreated={continueToGoals}
          onContinue={() => {
            goTo(2);
          }}
        />
      ) : (
        <ProfileSteps step={step} onStep={goTo} kept={signup.kept} />
      )}
    </Entrance>
  );
}

/** Scrolls to the top when the step changes. The title focuses itself, and errors are focused later. */
function useTopOfStep(step: number | undefined): void {
  const last = useRef(step);
  useEffect(() => {
    const isAnother = last.current !== undefined && last.current !== step;
    last.current = step;
    if (isAnother) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);
}

/** Shown if the host has closed sign-ups. */
function Closed() {
  const { operator, mailbox } = useHost();
  useTitle(messages.noNewAccounts);
  return (
    <Entrance
      title={messages.noNewAccounts}
      subtitle={format(messages.signUpsClosed, { operator: capital(operator) })}
      footer={<LoginLink />}
    >
      <Box sx={{ mb: 2.5 }}>
        {messages.haveAnAccountHere} <Link href={`mailto:${mailbox}`}>{mailbox}</Link>.
      </Box>
    </Entrance>
  );
}

/** Shown if single sign-on is the only way to sign in. */
function BySingleSignOn({ name }: { name: string }) {
  useTitle(messages.createAccount);
  return (
    <Entrance
      title={messages.createAccount}
      subtitle={format(messages.accountsComeWith, { name })}
      footer={<LoneLink to={PAGES.landing}>{messages.backToStart}</LoneLink>}
    >
      <Button fullWidth component={RouterLink} to={PAGES.login} variant="contained">
        {messages.goToSignIn}
      </Button>
    </Entrance>
  );
}

interface FirstStepProps extends ComponentProps<typeof AccountStep> {
  isMade: boolean;
  onContinue: () => void;
}

function FirstStep({ isMade, onCreated, onContinue }: FirstStepProps) {
  const { signups } = useHost();
  const code = useLocation().hash.slice(1);
  if (isMade) return <AccountCreated onContinue={onContinue} />;
  return (
    <>
      <AccountStep invite={signups === 'invite' ? code : null} onCreated={onCreated} />
      <Agreement />
    </>
  );
}

function LoginLink() {
  return (
    <>
      {messages.alreadyHaveAnAccount}{' '}
      <Link component={RouterLink} to={PAGES.login}>
        {messages.signIn}
      </Link>
    </>
  );
}

function LaterLink() {
  return <LoneLink to={PAGES.dashboard}>{messages.doThisLater}</LoneLink>;
}

/** Step 1 after going back to it: the account exists and must not be created twice. */
function AccountCreated({ onContinue }: { onContinue: () => void }) {
  const account = useAccount();
  if (!account) return null;
  const { firstName, lastName, email } = account.user;
  return (
    <>
      <Typography>{format(messages.yourAccountIsMade, { firstName, lastName, email })}</Typography>
      <Button fullWidth variant="contained" sx={{ mt: 3 }} onClick={onContinue}>
        {messages.continue}
      </Button>
    </>
  );
}

/** `made`: the account exists. `kept`: values from before a reload. */
interface Signup {
  step: 1 | 2 | 3;
  made: boolean;
  kept: Setup['values'];
  /** Name of the meal that was kept on the landing page. */
  meal: string | null;
  /** The signed-in account, if its setup is finished. */
  member?: Account | null;
}

const mealName = () => keptMeal()?.fields.name ?? null;

/** undefined while loading. */
function useSignup() {
  const [signup, setSignup] = useState<Signup>();
  const toast = useToast();

  useEffect(() => {
    const meal = mealName();
    const open = async () => {
      const setup = await resumeSetup();
      // The tab may have a meal or recipe from a page that was left before saving it.
      const isWaiting = meal !== null || keptRecipe() !== null;
      if (setup && isWaiting) await adoptKeptMeal(await activeStore()).catch(() => undefined);
      const account = setup ? null : await activeAccount();
      return { setup, member: account?.sessionExpired === false ? account : null };
    };
    open().then(
      ({ setup, member }) => {
        const { step = 1, values = null } = setup ?? {};
        setSignup({ step, made: setup !== null, kept: values, meal, member });
      },
      () => {
        setSignup({ step: 1, made: false, kept: null, meal });
      },
    );
  }, []);

  const continueToGoals = async (user: User, consents: Consents | undefined) => {
    const meal = mealName();
    await rememberAccount(user, consents);
    await keepSetup();
    toast({ title: messages.accountCreated, description: messages.setUpYourProfile });
    setTimeout(() => {
      setSignup({ step: 2, made: true, kept: null, meal });
    }, BEFORE_GOALS_MS);
  };
  const goTo = (step: Signup['step']) => {
    const show = (kept: Setup['values']) => {
      setSignup({ step, made: true, kept, meal: signup?.meal ?? null });
    };
    resumeSetup().then(
      (open) => {
        show(open?.values ?? null);
      },
      () => {
        show(null);
      },
    );
  };
  return { signup, continueToGoals, goTo };
}
