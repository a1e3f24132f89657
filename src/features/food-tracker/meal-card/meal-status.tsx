import { Box, Button } from '@mui/material';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import type { Keeping, MealState, Reading } from '#shared/rules/meal-state';

import { useOnline } from '../../../device/use-online';
import { isKeptInMemory } from '../../../store/shared-device';
import { Icon, type IconName } from '../../../ui/icons';
import { UNSEEN } from '../../../ui/styles';
import { ASKS } from '../use-opened-meal';
import { messages } from './messages';

interface MealStatusProps {
  state: MealState;
  /** Opens a closed meal, which contains the next step; undefined if the meal is open. */
  onOpen: (() => void) | undefined;
}

export function MealStatus({ state, onOpen }: MealStatusProps) {
  const nextStep = onOpen && nextStepWords(state);
  // An open meal shows the first part above the next step.
  const words = stateWords(state, useOnline()).slice(onOpen || !helpWords(state) ? 0 : 1);
  // A closed meal shows this line only if something waits, asks the user or failed.
  const isQuiet = onOpen !== undefined && words.every(({ text }) => text === messages.synced);
  if (isQuiet) return <Box sx={UNSEEN}>{messages.synced}</Box>;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: 'center',
        fontSize: '0.875rem',
        color: 'text.secondary',
      }}
    >
      {words.map(({ icon, text }, place) => (
        <Fragment key={text}>
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <Icon name={icon} size={17} style={{ flex: 'none' }} />
            {text}
          </Box>
          {nextStep && place === 0 && (
            <Button size="small" sx={STEP} onClick={onOpen}>
              {nextStep}
            </Button>
          )}
        </Fragment>
      ))}
      {state.reading === 'waiting-for-consent' && (
        <Button
          component={Link}
          to={`${PAGES.profile}#privacy-choices`}
          size="small"
          {...{ [ASKS]: '' }}
          sx={STEP}
        >
          {messages.answer}
        </Button>
      )}
      {state.keeping === 'refused' && (
        <Button component={Link} to={PAGES.syncStatus} size="small" sx={STEP}>
          {messages.seeWhy}
        </Button>
      )}
    </Box>
  );
}

// A full touch target that does not make the line taller than its text.
const STEP = { minWidth: 0, minHeight: 44, px: 1, mx: -1, my: -1, fontSize: '0.9375rem' } as const;

interface StateWords {
  icon: IconName;
  text: string;
}

const KEEPING: Record<Keeping, StateWords> = {
  saved: { icon: 'phone', text: messages.savedOnThisDevice },
  syncing: { icon: 'arrows', text: messages.syncing },
  synced: { icon: 'check', text: messages.synced },
  refused: { icon: 'warning', text: messages.notAcceptedByServer },
};

// On a shared device, the meal is lost when the page closes.
const IN_THIS_TAB: StateWords = { icon: 'phone', text: messages.onlyInThisTab };

const WAITING_TO_BE_SENT: StateWords = { icon: 'clock', text: messages.waitingToBeSent };

const READING: Record<Reading, StateWords | null> = {
  estimated: null,
  analysed: null,
  edited: null,
  'needs-answer': { icon: 'question', text: messages.needsYourAnswer },
  'no-food-found': { icon: 'question', text: messages.noFoodFoundInThis },
  'words-not-read': { icon: 'clock', text: messages.wordsNotReadYet },
  'waiting-for-signal': { icon: 'clock', text: messages.waitingForSignal },
  'waiting-for-upload': { icon: 'clock', text: messages.waitingForOtherDevice },
  'waiting-for-provider': { icon: 'pencil', text: messages.addWordsToThePhoto },
  'waiting-for-consent': { icon: 'question', text: messages.waitsForYourAnswer },
  'not-sent': { icon: 'question', text: messages.notSentToAnAi },
  'not-read': { icon: 'question', text: messages.notReadByTheAi },
  // These need more text than a line, which the notice above shows (`review/notice`).
  analysing: null,
  'over-limit': null,
  failed: null,
};

const HELP: Partial<Record<Reading, string>> = {
  'words-not-read': messages.numbersComeSoon,
  'no-food-found': messages.describeInOtherWords,
  'waiting-for-provider': messages.thisServerHasNoAi,
  'not-sent': messages.thePhotoIsSaved,
  'not-read': messages.thePhotoIsSaved,
};

function stateWords({ reading, keeping }: MealState, online: boolean): StateWords[] {
  const isSent = online && reading === 'waiting-for-signal';
  const words = isSent ? WAITING_TO_BE_SENT : READING[reading];
  const kept = keeping === 'saved' && isKeptInMemory() ? IN_THIS_TAB : KEEPING[keeping];
  return words ? [words, kept] : [kept];
}

/** The explanation above the next step of an open meal; null if the state has none. */
export function helpWords({
  reading,
}: Pick<MealState, 'reading'>): (StateWords & { help: string }) | null {
  const words = READING[reading];
  const help = HELP[reading];
  return words && help !== undefined ? { ...words, help } : null;
}

const WANT_DESCRIPTION = new Set<Reading>([
  'no-food-found',
  'words-not-read',
  'waiting-for-provider',
  'not-sent',
  'not-read',
  'over-limit',
  'failed',
]);

export function wantsDescription(reading: Reading): boolean {
  return WANT_DESCRIPTION.has(reading);
}

function nextStepWords({ reading }: Pick<MealState, 'reading'>): string | undefined {
  if (reading === 'needs-answer') return messages.answer;
  return wantsDescription(reading) ? messages.describeIt : undefined;
}
