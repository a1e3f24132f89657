import { Box, Button, Link, OutlinedInput } from '@mui/material';
import { useId, useState } from 'react';

import { DESCRIPTION_MAX, NOTES_MAX } from '#shared/records/meal';
import { slotOf } from '#shared/rules/meal-slots';

import { noteClockSaid, useClock } from '../../../store/sync-summary';
import { Field } from '../../../ui/form/field';
import { Icon } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { format } from '../../../ui/words/format';
import { clockAheadWords } from '../../../ui/words/time';
import { slotTitle } from '../../../ui/words/slot-title';
import { PhotoAbilities } from '../plates/photo-abilities';
import { TWO_LINES } from '../../../ui/styles';
import { CHIP } from '../styles';
import { submitByKeys } from '../submit-by-keys';
import { PhotoPreview } from './chosen-photo';
import { LiveCamera } from './live-camera';
import { LivePreview } from './live-preview';
import { messages } from './messages';
import { MethodButtons } from './method-buttons';
import { OtherWays } from './other-ways';
import { KeepAsRecipe, useSharedWords } from './shared-words';
import { SharedPhotosDialog, useSharedPhoto } from './shared-photos';
import type { MealFormState } from './use-meal-form';
import { VoiceInput } from './voice-input';

interface MealFormProps {
  form: MealFormState;
  /** Text about who analyzes photos; null if none is needed. */
  abilities: string | null;
}

/** The form with all ways to log a meal. Saving never waits for the network. */
export function MealForm({ form, abilities }: MealFormProps) {
  useSharedPhoto(form);
  const recipe = useSharedWords(form);
  const [camera, setCamera] = useState(false);
  const { method, photo, problem, pending, isOpen } = form;
  // If a photo was chosen, the form shows it and what to do with it.
  const chosen = method === 'text' ? null : photo;
  return (
    <Card sx={COMPOSER} onKeyDown={submitByKeys(() => void form.submit())}>
      <SharedPhotosDialog />
      <KeepAsRecipe {...recipe} />
      <MethodButtons
        form={form}
        onLiveCamera={() => {
          setCamera(true);
        }}
      />
      <OtherWays form={form} />
      <MealTimeField form={form} />
      {camera && (
        <LiveCamera
          onPicture={(picture) => {
            setCamera(false);
            void form.choosePhoto(picture);
          }}
          onClose={() => {
            setCamera(false);
          }}
        />
      )}
      {problem !== null && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Box>
      )}
      {chosen && (
        <PhotoPreview
          photo={chosen}
          pending={pending}
          onAnalyze={() => void form.submit()}
          onRemove={form.removePhoto}
        />
      )}
      {/* Stays mounted, so that a touch can open the text area and focus it at once. */}
      <Box hidden={!isOpen} sx={isOpen ? FOLD : undefined}>
        {method === 'text' && <DescribeForm form={form} />}
        <Field
          label={messages.notes}
          multiline
          minRows={1}
          maxRows={6}
          placeholder={messages.anythingWorthKeeping}
          value={form.entered.notes}
          inputProps={{ maxLength: NOTES_MAX }}
          onChange={(event) => {
            form.set({ notes: event.target.value });
          }}
        />
      </Box>
      {/* Last, because it loads after the buttons and must not move a button that is being touched. */}
      {abilities !== null && <PhotoAbilities words={abilities} />}
    </Card>
  );
}

const COMPOSER = { display: 'grid', gap: { xs: 1, md: 1.5 }, p: { xs: 1.5, sm: 2 } } as const;

const FOLD = { display: 'grid', gap: 2, pt: 0.5 } as const;

// Grows with its text in browsers that support it in CSS; never measured with script while typing.
const WORDS = {
  '& textarea': { fieldSizing: 'content', minHeight: '4lh', maxHeight: '10lh', resize: 'none' },
} as const;

/** The button is above the list, so that it does not move when the list grows. */
function DescribeForm({ form }: { form: MealFormState }) {
  const { pending, described } = form;
  const { description } = form.entered;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="form"
        sx={{ display: 'grid', gap: 1.5 }}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Field
          label={messages.describeMeal}
          inputRef={described.words}
          inputComponent="textarea"
          sx={WORDS}
          placeholder={messages.describeWhatYouAte}
          hint={messages.inEnglish}
          value={description}
          inputProps={{ maxLength: DESCRIPTION_MAX, rows: 4, onFocus: described.prepare }}
          onChange={(event) => {
            form.set({ description: event.target.value });
          }}
        />
        <VoiceInput
          onWords={(words) => {
            form.addWords(words);
          }}
        />
        <Button
          type="submit"
          variant="contained"
          fullWidth
          disabled={pending || description.trim() === ''}
        >
          {pending ? messages.analyzing : messages.analyzeDescription}
        </Button>
      </Box>
      {described.reading && <LivePreview reading={described.reading} list={described.list} />}
    </Box>
  );
}

/** The time of the meal, which also sets the meal slot unless the user has chosen another. */
function MealTimeField({
  form: { entered, entry, slots, set, question },
}: {
  form: MealFormState;
}) {
  // The default is this device's clock, so this field warns once if the clock is wrong.
  const { ahead, isSaid } = useClock();
  const id = useId();
  const meal = slotTitle(slotOf(entry, slots));
  return (
    <Box sx={TIME}>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 650, fontSize: '0.9375rem' }}>
        {messages.mealTime}
      </Box>
      <OutlinedInput
        id={id}
        type="datetime-local"
        value={entered.mealTime}
        inputProps={{ 'aria-describedby': `${id}-meal` }}
        onChange={(event) => {
          set({ mealTime: event.target.value });
        }}
      />
      <Box id={`${id}-meal`} role="status" sx={entered.mealType ? NAMED : MEAL}>
        {entered.mealType ? (
          <Button
            variant="outlined"
            sx={CHIP}
            endIcon={<Icon name="close" size={18} />}
            aria-label={format(messages.addingToMealCancel, { meal })}
            onClick={() => {
              set({ mealType: null, slot: null });
            }}
          >
            {format(messages.addingTo, { meal })}
          </Button>
        ) : (
          meal
        )}
      </Box>
      {question !== null && (
        <Box role="alert" sx={{ gridColumn: '1 / -1', fontSize: '0.875rem', color: 'error.main' }}>
          {question}
        </Box>
      )}
      {ahead !== null && !isSaid && (
        <Box sx={{ gridColumn: '1 / -1', fontSize: '0.875rem', color: 'text.secondary' }}>
          <ClockHint ahead={ahead} />
        </Box>
      )}
    </Box>
  );
}

// The meal slot is below the label, next to the field.
const TIME = {
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  columnGap: 1.5,
  alignItems: 'center',
  '& > label': { lineHeight: 1.3, alignSelf: 'end' },
  '& > .MuiOutlinedInput-root': { gridArea: '1 / 2 / 3 / 3' },
  '& .MuiOutlinedInput-input': { px: 1.25, py: 1.25 },
  // Makes room for the longest date and time, with the browser's icon after it.
  '@media (max-width: 24em)': {
    columnGap: 1,
    '& .MuiOutlinedInput-input': { px: 1, py: 1.25, fontVariantNumeric: 'proportional-nums' },
  },
  '@media (max-width: 21.5em)': {
    '& > .MuiOutlinedInput-root': { gridArea: '2 / 1 / 3 / 3' },
    '& > [role=status]': { justifySelf: 'end' },
  },
} as const;

const MEAL = {
  ...TWO_LINES,
  overflowWrap: 'anywhere',
  alignSelf: 'start',
  fontSize: '0.875rem',
  lineHeight: 1.3,
  color: 'text.secondary',
} as const;

const NAMED = { gridColumn: '1 / -1', gridRow: 3, pt: 1 } as const;

function ClockHint({ ahead }: { ahead: number }) {
  return (
    <>
      {format(messages.pleaseCheckTheTime, { ahead: clockAheadWords(ahead) })}{' '}
      <Link
        component="button"
        type="button"
        sx={{ font: 'inherit', verticalAlign: 'baseline', py: 1 }}
        onClick={() => void noteClockSaid()}
      >
        {messages.gotIt}
      </Link>
    </>
  );
}
