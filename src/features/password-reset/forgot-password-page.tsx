import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';

import { requestReset, RESET_MINUTES, resetRequestSchema } from '#shared/contract/account-changes';
import { PAGES } from '#shared/contract/pages';
import { NOBODY } from '#shared/rules/host-words';

import { call } from '../../http/call';
import { CallError } from '../../http/call-error';
import { useHost } from '../../http/host';
import { useToast } from '../../ui/feedback/toast';
import { EntranceForm } from '../../ui/layout/entrance';
import { Field } from '../../ui/form/field';
import { LoneLink } from '../../ui/layout/links';
import { Entrance } from '../../ui/layout/entrance';
import { useTitle } from '../../ui/layout/page-title';
import { format } from '../../ui/words/format';
import { messages } from './messages';

type MailState = z.output<typeof requestReset.output>['mail'];

/** Requests a mail with a link for setting a new password. */
export function ForgotPasswordPage() {
  useTitle(messages.forgotYourPassword);
  const [answer, setAnswer] = useState<MailState>();
  // If the server cannot send mail, the page says so before the user types an address.
  const mail = useHost().recipients.mails === NOBODY ? 'not_set_up' : answer;
  const toast = useToast();
  const { register, handleSubmit, formState } = useForm<z.infer<typeof resetRequestSchema>>({
    resolver: zodResolver(resetRequestSchema),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (input) => {
    try {
      setAnswer((await call(requestReset, input)).mail);
    } catch (error) {
      const description = error instanceof CallError ? error.detail : messages.pleaseTryAgain;
      toast({ title: messages.notSent, description, failed: true });
    }
  });

  return (
    <Entrance
      title={messages.forgotYourPassword}
      subtitle={mail ? '' : messages.weWillEmailALink}
      footer={<LoneLink to={PAGES.login}>{messages.backToSignIn}</LoneLink>}
    >
      {mail ? (
        <ResetRequested mail={mail} />
      ) : (
        <EntranceForm
          onSubmit={submit}
          label={messages.sendTheLink}
          pendingLabel={messages.sending}
          pending={isSubmitting}
        >
          <Field
            label={messages.email}
            type="email"
            autoComplete="email"
            problem={errors.email?.message}
            {...register('email')}
          />
        </EntranceForm>
      )}
    </Entrance>
  );
}

/** What happens next. The text is the same whether or not the account exists. */
function ResetRequested({ mail }: { mail: MailState }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      {mail === 'sent' ? (
        <>
          <Typography>
            {format(messages.linkSentIfAccountExists, { resetMinutes: RESET_MINUTES })}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{messages.noMailYet}</Typography>
        </>
      ) : (
        <>
          <Typography>{messages.serverCannotSendMail}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{messages.askServerOperator}</Typography>
        </>
      )}
    </Box>
  );
}
