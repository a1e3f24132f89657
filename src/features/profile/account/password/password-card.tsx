import { Button } from '@mui/material';
import { useState } from 'react';

import { useOnline } from '../../../../device/use-online';
import { Card } from '../../../../ui/layout/card';
import { CardHead } from '../../card-head';
import { NeedsConnection } from '../needs-connection';
import { ChangePassword } from './change-password';

/** The way to another password. */
export function PasswordCard({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const online = useOnline();
  return (
    <Card component="section" aria-labelledby="password">
      <CardHead
        id="password"
        title="Your password"
        words="Change it if somebody else may know it. Your other devices are then signed out, unless you keep them."
      />
      <Button
        variant="outlined"
        disabled={!online}
        onClick={() => {
          setOpen(true);
        }}
      >
        Change password
      </Button>
      <NeedsConnection what="Changing the password" />
      {open && (
        <ChangePassword
          email={email}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Card>
  );
}
