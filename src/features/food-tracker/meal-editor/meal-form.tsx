import { Box, Button, Link } from '@mui/material';
import { type ReactNode, useState } from 'react';

import { DESCRIPTION_MAX, NOTES_MAX } from '#shared/records/meal';

import { noteClockSaid, useUnsaidClock } from '../../../store/sync-summary';
import { Field } from '../../../ui/form/field';
import { Card } from '../../../ui/layout/card';
import { format } from '../../../ui/words/format';
import { clockAheadWords } from '../../../ui/words/time';
import { PackButtons } from '../packs/pack-buttons';
import { PhotoAbilities } from '../plates/photo-abilities';
import { PhotoPreview } from './chosen-photo';
import { LiveCamera } from './live-camera';
import { LivePreview } from './live-preview';
import { messages } from './messages';
import { MethodButtons } from './method-buttons';
import { SharedPhotosDialog, useSharedPhoto } from './shared-photos';
import type { MealFormState } from './use-meal-form';

interface MealFormProps {
  form: MealFormState;
  /** Shown below the methods. */
  again: ReactNode;
}

/** Saving never waits for the network. */
export function MealForm({ form, again }: MealFormProps) {
  useSharedPhoto(form);
  const [camera, setCamera] = useState(false);
  const { method, photo, problem, pending } = form;
  const { notes, mealTime } = form.entered;
  // A chosen photo is the next thing to decide on.
  const chosen = method === 'text' ? null : photo;
  return (
    <Card sx={{ display: 'grid', gap: 2.5 }}>
      <SharedPhotosDialog />
      <MethodButtons
        method={method}
        onMethod={form.setMethod}
        onFile={(file) => void form.choosePhoto(file)}
        onLiveCamera={() => {
          setCamera(true);
        }}
      />
      <PhotoAbilities />
      {chosen === null && (
        <>
          {again}
          <PackButtons entered={form.entered} onLogged={form.startAgain} />
        </>
      )}
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
          onAnalyze={() => void form.savePhoto()}
          onRemove={form.removePhoto}
        />
      )}
      {method === 'text' && <DescribeForm form={form} />}
      <MealTimeField
        value={mealTime}
        onChange={(time) => {
          form.set({ mealTime: time });
        }}
      />
      <Field
        label={messages.notes}
        multiline
        minRows={1}
        maxRows={6}
        placeholder={messages.anythingWorthKeeping}
        value={notes}
        inputProps={{ maxLength: NOTES_MAX }}
        onChange={(event) => {
          form.set({ notes: event.target.value });
        }}
      />
    </Card>
  );
}

const PLACEHOLDER = messages.describeWhatYouAte;

/** The button is above the list, so that it does not move while the list grows. */
function DescribeForm({ form }: { form: MealFormState }) {
  const { pending, described } = form;
  const { description } = form.entered;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="form"
        sx={{ display: 'grid', gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          void form.saveDescription();
        }}
      >
        <Field
          label={messages.describeMeal}
          inputRef={described.words}
          multiline
          minRows={4}
          maxRows={10}
          placeholder={PLACEHOLDER}
          hint={messages.inEnglish}
          value={description}
          inputProps={{ maxLength: DESCRIPTION_MAX }}
          onChange={(event) => {
            form.set({ description: event.target.value });
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

interface MealTimeFieldProps {
  value: string;
  onChange: (mealTime: string) => void;
}

/** When the meal was; it begins with this device's clock, so that a wrong one is told here, once. */
function MealTimeField({ value, onChange }: MealTimeFieldProps) {
  const ahead = useUnsaidClock();
  return (
    <Field
      label={messages.mealTime}
      type="datetime-local"
      value={value}
      hint={ahead === null ? undefined : <ClockHint ahead={ahead} />}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}

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
