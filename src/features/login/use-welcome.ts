import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { useToast } from '../../ui/feedback/toast';
import { messages } from './messages';

/** Replaces the history entry, because the single sign-on service's answer must not stay in the history. */
export const REPLACES: NavigateOptions = { replace: true };

/** After a sign-in, greets the user and opens Today. */
export function useWelcome(options?: NavigateOptions): () => Promise<void> {
  const navigate = useNavigate();
  const toast = useToast();
  return useCallback(async () => {
    toast({ title: messages.welcomeBack, description: messages.signedIn });
    await navigate(PAGES.dashboard, options);
  }, [navigate, toast, options]);
}
