import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';

import type { LabelReading } from '#shared/nutrition/label/label-reading';
import { readLabel } from '#shared/nutrition/label/read-label';

import { prefersLiveCamera } from '../../../device/camera';
import { openPicture } from '../../../device/readers/pixels';
import { Icon } from '../../../ui/icons';
import { pictureProblem } from '../device-problems';
import { LiveCamera } from '../meal-editor/live-camera';
import { BUTTON_ROW } from '../styles';
import { messages } from './messages';
import { PictureButton } from './picture-button';

const NO_LABEL = messages.noNutritionFactsFound;

/** Takes a photo of a label and reads it on this device. */
export function LabelStep({ onRead }: { onRead: (reading: LabelReading | null) => void }) {
  const { reading, problem, read } = useLabelReader(onRead);
  const isReading = reading !== null;
  const isLive = prefersLiveCamera();
  const [camera, setCamera] = useState(false);
  return (
    <>
      {camera && (
        <LiveCamera
          onPicture={(picture) => {
            setCamera(false);
            void read(picture);
          }}
          onClose={() => {
            setCamera(false);
          }}
        />
      )}
      <Typography sx={{ color: 'text.secondary' }}>{messages.howToPhotographLabel}</Typography>
      {isReading && (
        <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
          {reading.share === null ? messages.gettingTheReaderReady : messages.readingTheLabel}
          <LinearProgress
            aria-label={messages.reading}
            {...(reading.share === null
              ? {}
              : { variant: 'determinate' as const, value: Math.round(reading.share * 100) })}
          />
          {reading.share === null && (
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {messages.readerDownloadsOnce}
            </Box>
          )}
        </Box>
      )}
      {problem !== null && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Box>
      )}
      <Box sx={BUTTON_ROW}>
        {isLive ? (
          <Button
            variant="contained"
            sx={{ minWidth: 180 }}
            startIcon={<Icon name="camera" size={20} />}
            disabled={isReading}
            onClick={() => {
              setCamera(true);
            }}
          >
            {messages.takeAPhoto}
          </Button>
        ) : (
          <PictureButton
            camera
            prominent
            words={messages.takeAPhoto}
            label={messages.newPhotoOfTheLabel}
            disabled={isReading}
            onFile={(file) => void read(file)}
          />
        )}
        <PictureButton
          words={messages.chooseAPhoto}
          label={messages.photoOfTheLabel}
          disabled={isReading}
          onFile={(file) => void read(file)}
        />
        <Button
          disabled={isReading}
          onClick={() => {
            onRead(null);
          }}
        >
          {messages.enterTheNumbers}
        </Button>
      </Box>
    </>
  );
}

/** The values only fill a form that the user can correct; they are never logged directly. */
function useLabelReader(onRead: (reading: LabelReading) => void) {
  const [reading, setReading] = useState<{ share: number | null } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const read = async (file: Blob) => {
    setProblem(null);
    setReading({ share: null });
    try {
      const picture = await openPicture(file);
      // Loaded only now, because it has several megabytes and is rarely needed.
      const { printIn } = await import(
        /* webpackChunkName: "reader-print" */ '../../../device/readers/print'
      );
      const text = await printIn(picture, (share) => {
        setReading({ share });
      });
      const label = readLabel(text);
      if (label) onRead(label);
      else setProblem(NO_LABEL);
    } catch (error) {
      setProblem(pictureProblem(error, messages.theLabelReader));
    }
    setReading(null);
  };
  return { reading, problem, read };
}
