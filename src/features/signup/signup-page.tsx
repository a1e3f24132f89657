import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { Entrance } from '../../ui/layout/entrance';
import { LoneLink } from '../../ui/layout/lone-link';
import { useTitle } from '../../ui/layout/use-title';
import { AccountMade } from './account-made';
import { AccountStep } from './account-step';
import { Agreement } from './agreement';
import { ProfileSteps } from './profile-steps';
import { SignupProgress } from './signup-progress';
import { useSignup } from './use-signup';

const TITLES = { 1: 'Create Account', 2: 'Your Goals', 3: 'Personal Details' } as const;
const SUBTITLES = {
  1: 'Your meals are kept on this device and, once there is signal, on the server.',
  2: 'So that your days have a target that is right for you.',
  3: 'The target is worked out from these, on this device.',
} as const;

/** A reload continues at the same step. */
export function SignupPage() {
  const { signup, goOn, goTo } = useSignup();
  const step = signup?.step ?? 1;
  useTitle(TITLES[step]);
  if (!signup) return null;
  return (
    <Entrance
      title={TITLES[step]}
      subtitle={SUBTITLES[step]}
      above={<SignupProgress step={step} />}
      footer={signup.made ? <LaterLink /> : <LoginLink />}
    >
      {step !== 1 && <ProfileSteps step={step} onStep={goTo} kept={signup.kept} />}
      {step === 1 && !signup.made && (
        <>
          <AccountStep onCreated={goOn} />
          <Agreement />
        </>
      )}
      {step === 1 && signup.made && (
        <AccountMade
          onContinue={() => {
            goTo(2);
          }}
        />
      )}
    </Entrance>
  );
}

function LoginLink() {
  return (
    <>
      Already have an account?{' '}
      <Link component={RouterLink} to={PAGES.login}>
        Sign in
      </Link>
    </>
  );
}

function LaterLink() {
  return <LoneLink to={PAGES.dashboard}>Do this later</LoneLink>;
}
