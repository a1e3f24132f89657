import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { CONFIRMED_MINUTES, finishSingleSignOn } from '#shared/contract/single-sign-on';

import { call } from '../../../http/call';
import { CallError } from '../../../http/call-error';
import { useToast } from '../../../ui/feedback/toast';
import { Entrance } from '../../../ui/layout/entrance';
import { LoneLink } from '../../../ui/layout/links';
import { useTitle } from '../../../ui/layout/page-title';
import { format } from '../../../ui/words/format';
import { enteringBy } from './entering-by';
import { messages } from './messages';
import { type NewcomerFacts, NewcomerStep } from './newcomer-step';
import { type ProveFacts, ProveStep } from './prove-step';
import { NotKept } from '../not-kept';
import { REPLACES, useWelcome } from '../use-welcome';

/** The page to which the single sign-on service redirects. Signs the user in, or asks for missing data. */
export function SingleSignOnPage() {
  useTitle(messages.signingIn);
  const state = useFinish();
  switch (state.at) {
    case 'newcomer':
      return <NewcomerStep {...state} />;
    case 'prove':
      return <ProveStep {...state} />;
    case 'failed':
      return <Failed words={state.words} />;
    case 'finishing':
      return (
        <Entrance title={messages.signingIn} footer={<BackLink />}>
          <Typography role="status">{messages.signingYouIn}</Typography>
        </Entrance>
      );
  }
}

function Failed({ words }: { words: string }) {
  return (
    <Entrance title={messages.notSignedIn} footer={null}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography role="alert">{words}</Typography>
        <Button component={RouterLink} to={PAGES.login} variant="contained">
          {messages.signInAgain}
        </Button>
      </Box>
    </Entrance>
  );
}

function BackLink() {
  return <LoneLink to={PAGES.login}>{messages.backToSignIn}</LoneLink>;
}

type State =
  | { at: 'finishing' }
  | ({ at: 'prove' } & ProveFacts)
  | ({ at: 'newcomer' } & NewcomerFacts)
  | { at: 'failed'; words: string };

/** Sends the service's answer to the server once. */
function useFinish(): State {
  const [answer] = useState(() => window.location.hash.slice(1));
  const [state, setState] = useState<State>(
    answer === '' ? { at: 'failed', words: messages.onlyForReturning } : { at: 'finishing' },
  );
  const navigate = useNavigate();
  const toast = useToast();
  const welcome = useWelcome(REPLACES);
  const began = useRef(answer === '');
  useEffect(() => {
    // Only once, because a second call with the same answer would be refused.
    if (began.current) return;
    began.current = true;
    const finish = async () => {
      const outcome = await enteringBy(async () => call(finishSingleSignOn, { answer }));
      // The used answer must not stay in the history.
      if (outcome.next !== 'enter')
        window.history.replaceState(window.history.state, '', PAGES.singleSignOn);
      switch (outcome.next) {
        case 'enter':
          await welcome();
          return;
        case 'confirmed':
          toast({
            title: messages.confirmed,
            description: format(messages.forMinutes, { minutes: CONFIRMED_MINUTES }),
          });
          await navigate(PAGES.profile, { replace: true });
          return;
        case 'prove':
          setState({ at: 'prove', ...outcome });
          return;
        case 'sign_up':
          setState({ at: 'newcomer', ...outcome });
      }
    };
    finish().catch((error: unknown) => {
      setState({ at: 'failed', words: wordsOf(error) });
    });
  }, [answer, navigate, toast, welcome]);
  return state;
}

function wordsOf(error: unknown): string {
  if (error instanceof NotKept) return error.message;
  if (!(error instanceof CallError)) return messages.somethingWentWrong;
  return error.kind === 'offline' ? messages.noConnection : error.detail;
}
