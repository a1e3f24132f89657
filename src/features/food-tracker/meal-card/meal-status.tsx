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
  /** Opens a closed meal: the next step is inside. */
  onOpen: (() => void) | undefined;
}

export function MealStatus({ state, onOpen }: MealStatusProps) {
  const nextStep = onOpen && nextStepWords(state);
  // In an open meal the first part is shown above the next step.
  const words = stateWords(state, useOnline()).slice(onOpen || !helpWords(state) ? 0 : 1);
  // In a closed row only what waits, asks or failed is worth a line.
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

// A full touch target in a line no higher than its words.
const STEP = { minWidth: 0, minHeight: 44, px: 1, mx: -1, my: -1, fontSize: '0.9375rem' } as const;

interface StateWords {
  icon: IconName;
  text: string;
}

const KEEPING: Record<Keeping, StateWords> = {
  saved: { icon: 'phone', text: messages.savedOnThisDevice },
  syncing: { icon: 'arrows', text: messages.syncing },
  synced: { icon: 'check', text: messages.synced },
  refused: { icon: 'warning', text: messages.theServerDidNotAcceptThis },
};

// On a device that others use, it goes with the page.
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
  'waiting-for-upload': { icon: 'clock', text: messages.waitingForTheDeviceThatTook },
  'waiting-for-provider': { icon: 'pencil', text: messages.addWordsToThePhoto },
  'waiting-for-consent': { icon: 'question', text: messages.waitsForYourAnswer },
  'not-sent': { icon: 'question', text: messages.notSentToAnAi },
  'not-read': { icon: 'question', text: messages.notReadByTheAi },
  // These need more than a line, which is shown above it (`review/notice`).
  analysing: null,
  'over-limit': null,
  failed: null,
};

const HELP: Partial<Record<Reading, string>> = {
  'words-not-read': messages.theyAreReadWhenTheAppOpens,
  'no-food-found': messages.describeItInOtherWordsTo,
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

/** Only if the explanation is shown above the next step of an open meal. */
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
