import { Box } from '@mui/material';

import { EntranceForm } from '../../ui/form/entrance-form';
import { Field } from '../../ui/form/field';
import { PasswordField } from '../../ui/form/password-field';
import { Entrance } from '../../ui/layout/entrance';
import { useTitle } from '../../ui/layout/page-title';
import { CodeField } from '../../ui/second-factor/code-field';
import { useAdminLogin } from './use-admin-login';

export function AdminLoginPage() {
  useTitle('Admin Access');
  const { form, submit, wantsCode, pending } = useAdminLogin();
  const { errors } = form.formState;
  return (
    <Entrance
      title="Admin Access"
      footer={
        <Box sx={{ maxWidth: 320, textAlign: 'center' }}>
          Authorized personnel only. All access is logged and monitored.
        </Box>
      }
    >
      <EntranceForm
        onSubmit={submit}
        label="Admin Login"
        pendingLabel="Authenticating..."
        pending={pending}
      >
        <Field
          label="Admin Username"
          autoComplete="username"
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
          problem={errors.username?.message}
          {...form.register('username')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          problem={errors.password?.message}
          {...form.register('password')}
        />
        {wantsCode && <CodeField problem={errors.code?.message} {...form.register('code')} />}
      </EntranceForm>
    </Entrance>
  );
}
