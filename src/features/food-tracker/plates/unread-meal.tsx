import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';

import { DESCRIPTION_MAX } from '#shared/records/meal';

import type { MealEntry } from '../../../store/meal-entries';
import { requestReanalysis } from '../../../store/meals';
import { useAccount } from '../../../store/use-account';
import { Field } from '../../../ui/form/field';
import { SMALL_QUIET } from '../../../ui/styles';
import { format } from '../../../ui/words/format';
import { describeMeal } from '../log-meal';
import { helpWords, wantsDescription } from '../meal-card/meal-status';
import { NoticeCard } from '../review/notice-card';
import { PhotoThumb } from '../review/review-photo';
import { ASKS, showMeal } from '../use-opened-meal';
import { KNOWN_WORDS } from './detected-foods';
import { GettingTheNumbers } from './getting-the-numbers';
import { messages } from './messages';
import { OwnPlates } from './own-plates';
import { RecognizedFoods } from './recognized-foods';
import { type Looking, usePhotoLooks } from './use-photo-looks';

/** Whether the server will not read the photo, so that the user or this device must say what was eaten. */
export function useIsUnread({ photoId, state: { reading } }: MealEntry): boolean {
  const consents = useAccount()?.consents;
  if (wantsDescription(reading)) return true;
  if (photoId === null || reading !== 'waiting-for-signal' || !consents) return false;
  return consents.provider === null || consents.ai?.send === false;
}

/** Offers, in this order: the user's own meals with similar photos, foods that the model recognized, a text field. */
export function UnreadMeal({ entry }: { entry: MealEntry }) {
  const { id, photoId, hasBytes, state } = entry;
  const canLook = photoId !== null && hasBytes;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {!canLook && <Why entry={entry} isUnknownHere={false} />}
      {canLook && <Offers key={photoId} entry={entry} photoId={photoId} />}
      {state.reading === 'not-read' && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => void requestReanalysis(id)}
        >
          {messages.sendItNow}
        </Button>
      )}
      <DescribeMeal entry={entry} />
    </Box>
  );
}

interface WhyProps {
  entry: MealEntry;
  /** The device has analyzed the photo and recognized nothing. */
  isUnknownHere: boolean;
}

/** Explains why; shows nothing if another notice above the meal already does. */
function Why({ entry: { state }, isUnknownHere }: WhyProps) {
  const why = helpWords(state);
  if (why) {
    const text = isUnknownHere ? messages.notRecognizedHereEither : why.help;
    return <NoticeCard icon={why.icon} title={why.text} text={text} busy={false} isCalm />;
  }
  if (!isUnknownHere || state.reading !== 'waiting-for-signal') return null;
  return (
    <Box role="status" sx={SMALL_QUIET}>
      {format(messages.nothingKnown, { knownWords: KNOWN_WORDS })}
    </Box>
  );
}

function Offers({ entry, photoId }: { entry: MealEntry; photoId: string }) {
  const { looking, look } = usePhotoLooks(entry.id, photoId);
  const isDone = looking.step === 'done';
  const isUnknownHere = isDone && looking.plates.length + looking.foods.length === 0;
  return (
    <>
      <Why {...{ entry, isUnknownHere }} />
      {isDone && looking.plates.length > 0 && <OwnPlates entry={entry} plates={looking.plates} />}
      {isDone && looking.foods.length > 0 && (
        <RecognizedFoods entry={entry} foods={looking.foods} />
      )}
      <Box hidden={isUnknownHere}>
        {looking.step === 'asks' && (
          <Button variant="outlined" onClick={look}>
            {messages.compareOnThisDevice}
          </Button>
        )}
        <Box role="status" sx={SMALL_QUIET}>
          {statusWords(looking)}
        </Box>
        {looking.step === 'failed' && <Button onClick={look}>{messages.tryAgain}</Button>}
      </Box>
    </>
  );
}

function statusWords(looking: Looking): string {
  switch (looking.step) {
    case 'asks':
      return messages.fetchedOnce;
    case 'looking':
      return messages.comparing;
    case 'failed':
      return navigator.onLine ? messages.cannotRun : messages.notHereYet;
    case 'done':
      return foundWords(looking);
  }
}

function foundWords({ plates, foods }: Extract<Looking, { step: 'done' }>): string {
  const names = [...plates.map(({ meal }) => meal.name), ...foods.map(({ words }) => words)];
  return names.length > 0 ? format(messages.found, { names: names.join(', ') }) : '';
}

/** An answer removes the focused question and changes the card's height: keeps the card in view and focuses it. */
function useShownOnceAnswered(id: string): void {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) showMeal(id, true);
      });
    },
    [id],
  );
}

/** A field to describe the photo, which is shown next to it and stays with the meal. */
function DescribeMeal({ entry: { id, photoId, meal } }: { entry: MealEntry }) {
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    await describeMeal({ id, meal }, text).finally(() => {
      setPending(false);
    });
  };
  useShownOnceAnswered(id);
  return (
    <Box
      component="form"
      {...{ [ASKS]: '' }}
      sx={{ display: 'grid', gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'end' }}>
        {photoId !== null && <PhotoThumb id={id} photoId={photoId} name={meal.name} />}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Field
            label={messages.describeIt}
            value={text}
            inputProps={{ maxLength: DESCRIPTION_MAX }}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        </Box>
        <Button type="submit" variant="outlined" disabled={pending || text.trim() === ''}>
          {messages.save}
        </Button>
      </Box>
      <GettingTheNumbers busy={pending} />
    </Box>
  );
}
