import { Typography } from '@mui/material';

import { useHost } from '../../../http/host';
import { format } from '../../../ui/words/format';
import { ProfileCard } from '../profile-card';
import { messages } from './messages';

/** In place of password and two-step sign-in, of somebody who has neither here. */
export function SignOnCard() {
  const { name } = useHost().singleSignOn ?? {};
  return (
    <ProfileCard id="single-sign-on" title={messages.singleSignOn}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {name === undefined ? messages.youHaveNoPassword : format(messages.youSignInBy, { name })}
      </Typography>
    </ProfileCard>
  );
}
