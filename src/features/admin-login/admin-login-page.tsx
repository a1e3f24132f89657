import { Box } from '@mui/material';

import { EntranceForm } from '../../ui/form/entrance-form';
import { Field } from '../../ui/form/field';
import { PasswordField } from '../../ui/form/password-field';
import { Entrance } from '../../ui/layout/entrance';
import { useTitle } from '../../ui/layout/page-title';
import { CodeField } from '../../ui/second-factor/code-field';
import { messages } from './messages';
import { useAdminLogin } from './use-admin-login';

export function AdminLoginPage() {
  useTitle(messages.adminAccess);
  const { form, submit, wantsCode, pending } = useAdminLogin();
  const { errors } = form.formState;
  return (
    <Entrance
      title={messages.adminAccess}
      footer={
        <Box sx={{ maxWidth: 320, textAlign: 'center' }}>{messages.authorizedPersonnelOnly}</Box>
      }
    >
      <EntranceForm
        onSubmit={submit}
        label={messages.adminLogin}
        pendingLabel={messages.authenticating}
        pending={pending}
      >
        <Field
          label={messages.adminUsername}
          autoComplete="username"
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
          problem={errors.username?.message}
          {...form.register('username')}
        />
        <PasswordField
          label={messages.password}
          autoComplete="current-password"
          problem={errors.password?.message}
          {...form.register('password')}
        />
        {wantsCode && <CodeField problem={errors.code?.message} {...form.register('code')} />}
      </EntranceForm>
    </Entrance>
  );
}
