import { Box, Button } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { barcodeProblem, readBarcode } from '#shared/rules/barcode';

import { openPicture } from '../../../device/readers/pixels';
import { Field } from '../../../ui/form/field';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { cameraWords, pictureProblem } from '../device-problems';
import { messages } from './messages';
import { PictureButton } from './picture-button';
import { firstScanned, type Scanned, useLiveScan } from './use-live-scan';

const NO_CAMERA = {
  display: 'flex',
  gap: 1.5,
  p: 2,
  borderRadius: '14px',
  bgcolor: 'raised.main',
} as const;

const WINDOW = {
  position: 'relative',
  bgcolor: '#000',
  borderRadius: '14px',
  overflow: 'hidden',
  width: '100%',
  aspectRatio: '4 / 3',
  maxHeight: '46dvh',
} as const;

const FILL = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' } as const;

const FRAME = {
  position: 'absolute',
  inset: '26% 10%',
  borderRadius: '16px',
  border: '3px solid #fff',
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 45%)',
} as const;

const WRONG = { length: messages.aBarcodeHasMoreDigits, digit: messages.oneDigitIsWrong } as const;

const NONE = messages.noBarcodeInPhoto;

export function ScanStep({ onBarcode }: { onBarcode: (barcode: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const onScanned = (scanned: Scanned) => {
    if ('barcode' in scanned) onBarcode(scanned.barcode);
    else void navigate(`${PAGES.shared}#${scanned.fragment}`);
  };
  return (
    <>
      <LiveScanner onScanned={onScanned} onProblem={setProblem} />
      {problem !== null && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Box>
      )}
      <BarcodePicture onScanned={onScanned} onProblem={setProblem} />
      <BarcodeNumber onBarcode={onBarcode} />
    </>
  );
}

interface BarcodePictureProps {
  onScanned: (scanned: Scanned) => void;
  onProblem: (words: string | null) => void;
}

function BarcodePicture({ onScanned, onProblem }: BarcodePictureProps) {
  const [reading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    onProblem(null);
    try {
      const scanned = await firstScanned(await openPicture(file));
      if (scanned === null) onProblem(NONE);
      else onScanned(scanned);
    } catch (error) {
      onProblem(pictureProblem(error, messages.theBarcodeReader));
    }
    setReading(false);
  };
  return (
    <PictureButton
      label={messages.photoOfTheBarcode}
      words={reading ? messages.readingNow : messages.chooseAPhoto}
      disabled={reading}
      onFile={(file) => void read(file)}
    />
  );
}

function BarcodeNumber({ onBarcode }: { onBarcode: (barcode: string) => void }) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<keyof typeof WRONG | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr auto', alignItems: 'end' }}
      onSubmit={(event) => {
        event.preventDefault();
        const barcode = readBarcode(typed);
        setWrong(barcode === null ? barcodeProblem(typed) : null);
        if (barcode === null) field.current?.focus();
        else onBarcode(barcode);
      }}
    >
      <Field
        label={messages.orNumberUnderBars}
        inputRef={field}
        isWrong={wrong !== null}
        inputProps={{ 'aria-describedby': id }}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(null);
        }}
      />
      <Button type="submit" variant="outlined">
        {messages.lookUp}
      </Button>
      {wrong && (
        <Box role="alert" id={id} sx={WRONG_WORDS}>
          {WRONG[wrong]}
        </Box>
      )}
    </Box>
  );
}

// Below the field and the button, so that both stay aligned.
const WRONG_WORDS = { gridColumn: '1 / -1', fontSize: '0.875rem', color: 'error.main' } as const;

interface LiveScannerProps {
  onScanned: (scanned: Scanned) => void;
  onProblem: (words: string) => void;
}

function LiveScanner(props: LiveScannerProps) {
  const { video, problem, tryAgain } = useLiveScan(props);
  if (problem !== null) {
    return (
      <Box role="alert" sx={NO_CAMERA}>
        <Icon name="camera" size={24} style={{ flex: 'none', marginTop: 2 }} />
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Box>{format(messages.barcodePhotoInstead, { problem: cameraWords(problem) })}</Box>
          <Button variant="outlined" onClick={tryAgain}>
            {messages.tryTheCameraAgain}
          </Button>
        </Box>
      </Box>
    );
  }
  return (
    <>
      <Box sx={WINDOW}>
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={messages.whatTheCameraSees}
          style={FILL}
        />
        <Box aria-hidden sx={FRAME} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{messages.holdBarcodeInFrame}</Box>
    </>
  );
}
