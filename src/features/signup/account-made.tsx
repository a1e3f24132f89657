import { Button, Typography } from '@mui/material';

import { useAccount } from '../../store/use-account';

/** Step 1 after going back to it: the account exists and must not be made twice. */
export function AccountMade({ onContinue }: { onContinue: () => void }) {
  const account = useAccount();
  if (!account) return null;
  const { firstName, lastName, email } = account.user;
  return (
    <>
      <Typography>
        Your account is made, {firstName} {lastName}, for {email}. You can change the email in your
        profile.
      </Typography>
      <Button fullWidth variant="contained" sx={{ mt: 3 }} onClick={onContinue}>
        Continue
      </Button>
    </>
  );
}
