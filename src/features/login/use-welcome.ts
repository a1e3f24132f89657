import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { useToast } from '../../ui/feedback/toast';
import { messages } from './messages';

/** What the sign-in service sent the browser back with is of no use in the history. */
export const REPLACES: NavigateOptions = { replace: true };

/** Goes on to the day of somebody who has just signed in. */
export function useWelcome(options?: NavigateOptions): () => Promise<void> {
  const navigate = useNavigate();
  const toast = useToast();
  return useCallback(async () => {
    toast({ title: messages.welcomeBack, description: messages.youveSuccessfullySignedInToYour });
    await navigate(PAGES.dashboard, options);
  }, [navigate, toast, options]);
}
