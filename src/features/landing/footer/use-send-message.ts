import type { SyntheticEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { sendContact, type ContactMessage } from '#shared/contract/contact';

import { call } from '../../../http/call';
import { CallError } from '../../../http/failure';
import { useToast } from '../../../ui/feedback/toast';
import { putFieldProblems } from '../../../ui/form/put-field-problems';

const FAILED = 'Failed to send message. Please try again.';
const OFFLINE = 'There is no connection right now. Your words are still here: send them later.';

/** Sends the form and says how it went. */
export function useSendMessage({
  handleSubmit,
  reset,
  setError,
}: UseFormReturn<ContactMessage>): (event: SyntheticEvent) => Promise<void> {
  const toast = useToast();
  return handleSubmit(async (message) => {
    try {
      await call(sendContact, message);
      reset();
      toast({ title: 'Message sent!' });
    } catch (error) {
      const failure = error instanceof CallError ? error : undefined;
      putFieldProblems(setError, failure?.fields ?? {});
      const description = failure?.kind === 'offline' ? OFFLINE : FAILED;
      toast({ title: 'Error', description, failed: true });
    }
  });
}
