import { Typography } from '@mui/material';

import { useHost } from '../../../http/host';
import { format } from '../../../ui/words/format';
import { ProfileCard } from '../profile-card';
import { messages } from './messages';
import { PasskeysCard } from './passkeys-card';
import { PasswordCard } from './password-card';
import { SecondFactorCard } from './second-factor/second-factor-card';

/** Cards for the ways in which the user can sign in. */
export function SignInCards({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const isOnly = useHost().singleSignOn?.only === true;
  if (!hasPassword) return <SignOnCard />;
  // With single sign-on only, a password is still used for linking and confirming, but a passkey has no use.
  return (
    <>
      <PasswordCard email={email} />
      {!isOnly && <PasskeysCard />}
      <SecondFactorCard />
    </>
  );
}

function SignOnCard() {
  const { name } = useHost().singleSignOn ?? {};
  return (
    <ProfileCard id="single-sign-on" title={messages.singleSignOn}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {name === undefined
          ? messages.youHaveNoPassword
          : format(messages.aboutSingleSignOn, { name })}
      </Typography>
    </ProfileCard>
  );
}
