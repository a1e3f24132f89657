import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { useToast } from '../../../ui/feedback/toast';
import { messages } from './messages';

/** Goes on to the day of somebody who has just signed in. */
export function useWelcome(): () => Promise<void> {
  const navigate = useNavigate();
  const toast = useToast();
  return useCallback(async () => {
    toast({ title: messages.welcomeBack, description: messages.youveSuccessfullySignedIn });
    await navigate(PAGES.dashboard, { replace: true });
  }, [navigate, toast]);
}
