import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Link as TextLink, Typography } from '@mui/material';
import type { SyntheticEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';

import { type ContactMessage, contactSchema, sendContact } from '#shared/contract/contact';
import { PAGES } from '#shared/contract/pages';

import { call } from '../../../http/call';
import { CallError } from '../../../http/call-error';
import { useToast } from '../../../ui/feedback/toast';
import { EntranceForm } from '../../../ui/layout/entrance';
import { Field, setFieldErrors } from '../../../ui/form/field';
import { useHydrated } from '../../../ui/form/kept-button';
import { messages } from './messages';

const FAILED = messages.failedToSendMessage;

const OFFLINE = messages.noConnectionWordsKept;

/** The form keeps its input until the message has reached the server. */
export function ContactForm() {
  // No default values, because they would delete input that was typed before the script had loaded.
  const form = useForm<ContactMessage>({ resolver: zodResolver(contactSchema) });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const send = useSendMessage(form);
  const alive = useHydrated();
  return (
    <div>
      <Typography component="h2" variant="h3" sx={{ fontSize: '1.3125rem', mb: 2 }}>
        {messages.getInTouch}
      </Typography>
      <EntranceForm
        onSubmit={send}
        label={messages.sendMessage}
        pendingLabel={messages.sending}
        pending={isSubmitting}
        ready={alive}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Field
            label={messages.yourName}
            autoComplete="name"
            problem={errors.name?.message}
            {...register('name')}
          />
          <Field
            label={messages.yourEmail}
            type="email"
            autoComplete="email"
            problem={errors.email?.message}
            {...register('email')}
          />
        </Box>
        <Field
          label={messages.subject}
          problem={errors.subject?.message}
          {...register('subject')}
        />
        <Field
          label={messages.yourMessage}
          multiline
          // A growing field would write its height into the prerendered HTML, which the content security policy forbids.
          inputComponent="textarea"
          inputProps={{ rows: 4 }}
          problem={errors.message?.message}
          {...register('message')}
        />
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {messages.messageHandling}{' '}
          <TextLink component={Link} to={PAGES.privacyPolicy}>
            {messages.howDataIsHandled}
          </TextLink>
        </Typography>
      </EntranceForm>
      <noscript>{messages.thisFormNeedsJavascript}</noscript>
    </div>
  );
}

function useSendMessage({
  handleSubmit,
  reset,
  setError,
}: UseFormReturn<ContactMessage>): (event: SyntheticEvent) => Promise<void> {
  const toast = useToast();
  return handleSubmit(async (message) => {
    try {
      await call(sendContact, message);
      reset();
      toast({ title: messages.messageSent });
    } catch (error) {
      const failure = error instanceof CallError ? error : undefined;
      setFieldErrors(setError, failure?.fields ?? {});
      const description = failure?.kind === 'offline' ? OFFLINE : FAILED;
      toast({ title: messages.error, description, failed: true });
    }
  });
}
