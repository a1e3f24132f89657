import { Box } from '@mui/material';
import { useState, type ReactNode } from 'react';

import { NOTES_MAX } from '#shared/records/meal';

import { Field } from '../../../ui/form/field';
import { Card } from '../../../ui/layout/card';
import { PackButtons } from '../packs/pack-buttons';
import { DescribeForm } from './describe-form';
import { LiveCamera } from './live-camera';
import { MealTimeField } from './meal-time-field';
import { MethodButtons } from './method-buttons';
import { PhotoPreview } from './photo-preview';
import { SharedQuestion } from './shared-question';
import type { MealFormState } from './use-meal-form';
import { useSharedPhoto } from './use-shared-photo';

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
      <SharedQuestion />
      <MethodButtons
        method={method}
        onMethod={form.setMethod}
        onFile={(file) => void form.choosePhoto(file)}
        onLiveCamera={() => {
          setCamera(true);
        }}
      />
      {chosen === null && (
        <>
          {again}
          <PackButtons entered={form.entered} onLogged={form.startAfresh} />
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
        label="Notes"
        multiline
        minRows={1}
        maxRows={6}
        placeholder="Anything worth keeping"
        value={notes}
        inputProps={{ maxLength: NOTES_MAX }}
        onChange={(event) => {
          form.set({ notes: event.target.value });
        }}
      />
    </Card>
  );
}
