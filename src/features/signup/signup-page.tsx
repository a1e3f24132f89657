import { Link } from '@mui/material';
import { Link as RouterLink, useNavigate } from 'react-router-dom';

import type { User } from '#shared/contract/accounts';

import { rememberAccount } from '../../store/accounts';
import { useToast } from '../../ui/feedback/toast';
import { Entrance } from '../../ui/layout/entrance';
import { useTitle } from '../../ui/layout/use-title';
import { AccountStep } from './account-step';

export function SignupPage() {
  useTitle('Create Account');
  const navigate = useNavigate();
  const toast = useToast();

  const goOn = async (user: User) => {
    await rememberAccount(user);
    toast({ title: 'Account created!', description: 'You can start tracking your meals.' });
    await navigate('/dashboard');
  };

  return (
    <Entrance
      title="Create Account"
      subtitle="Your meals are kept on this device and, once there is signal, on the server."
      footer={
        <>
          Already have an account?{' '}
          <Link component={RouterLink} to="/login">
            Sign in
          </Link>
        </>
      }
    >
      <AccountStep onCreated={goOn} />
    </Entrance>
  );
}
