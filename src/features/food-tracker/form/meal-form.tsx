import { Box, Button, Link } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { NOTES_MAX } from '#shared/records/meal';

import type { ShrunkImage } from '../../../device/shrink-image';
import { noteClockSaid, useUnsaidClock } from '../../../store/use-clock';
import { useNextSharedPhoto } from '../../../store/use-shared-photos';
import { Field } from '../../../ui/form/field';
import { Card } from '../../../ui/layout/card';
import { clockAheadWords } from '../../../ui/words/clock-ahead-words';
import { PackButtons } from '../packs/pack-buttons';
import { PHOTO_EDGE } from '../photo-edge';
import { DescribeForm } from './describe-form';
import { LiveCamera } from './live-camera';
import { MethodButtons } from './method-buttons';
import { SharedQuestion } from './shared-question';
import type { MealFormState } from './use-meal-form';
import { useObjectUrl } from './use-object-url';

// Keeps the button below in view on a phone.
const MOST_HEIGHT = { xs: '28dvh', sm: 360 } as const;

const PROBLEMS: Record<string, string> = {
  nothing: 'What you shared could not be kept. Please choose the photo here.',
  refused: 'A website tried to add photos here. Nothing was kept.',
};

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

function useSharedPhoto(form: MealFormState): void {
  const next = useNextSharedPhoto();
  const [search, setSearch] = useSearchParams();
  const problem = PROBLEMS[search.get('shared') ?? ''];
  const opened = useRef<string>(undefined);
  useEffect(() => {
    // A settled picture is still listed until the store has updated.
    if (!next || form.photo || opened.current === next.id) return;
    opened.current = next.id;
    form.setMethod('upload');
    void form.choosePhoto(new Blob([next.bytes], { type: next.mime }), next.id);
  }, [next, form]);
  useEffect(() => {
    if (problem === undefined) return;
    form.setProblem(problem);
    setSearch({}, { replace: true });
  }, [problem, form, setSearch]);
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
      label="Meal Time"
      type="datetime-local"
      value={value}
      hint={ahead === null ? undefined : <ClockLine ahead={ahead} />}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}

function ClockLine({ ahead }: { ahead: number }) {
  return (
    <>
      {clockAheadWords(ahead)} Please check the time.{' '}
      <Link
        component="button"
        type="button"
        sx={{ font: 'inherit', verticalAlign: 'baseline', py: 1 }}
        onClick={() => void noteClockSaid()}
      >
        Got it
      </Link>
    </>
  );
}

interface PhotoPreviewProps {
  photo: ShrunkImage;
  pending: boolean;
  onAnalyze: () => void;
  onRemove: () => void;
}

function PhotoPreview({ photo, pending, onAnalyze, onRemove }: PhotoPreviewProps) {
  const url = useObjectUrl(photo);
  return (
    <Box component="section" aria-labelledby="photo-preview">
      <Box
        component="h2"
        id="photo-preview"
        sx={{ m: 0, mb: 1, fontWeight: 650, fontSize: '0.9375rem' }}
      >
        Photo Preview
      </Box>
      {url !== undefined && (
        <Box sx={PHOTO_EDGE}>
          <Box
            component="img"
            src={url}
            alt="The photo that you are about to log"
            sx={{ display: 'block', width: '100%', maxHeight: MOST_HEIGHT, objectFit: 'cover' }}
          />
        </Box>
      )}
      <Box sx={{ mt: 2, display: 'flex', gap: 1 }}>
        <Button variant="contained" sx={{ flex: 1 }} disabled={pending} onClick={onAnalyze}>
          {pending ? 'Analyzing...' : 'Analyze Photo'}
        </Button>
        <Button color="inherit" disabled={pending} onClick={onRemove}>
          Remove
        </Button>
      </Box>
    </Box>
  );
}
