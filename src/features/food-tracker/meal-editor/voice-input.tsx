import { Box, Button } from '@mui/material';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

import { canListen, isSpeechNoted } from '../../../device/speech';
import { focusWhenShown } from '../../../ui/focus/focus-when-shown';
import { Icon } from '../../../ui/icons';
import { messages } from './messages';
import { useVoice, type VoiceProblem } from './use-voice';

interface VoiceInputProps {
  onWords: (words: string) => void;
}

/** Into the same field as what is typed. Not there in browsers that do not recognize speech. */
export function VoiceInput(props: VoiceInputProps) {
  return canListen() ? <Voice {...props} /> : null;
}

function Voice({ onWords }: VoiceInputProps) {
  const voice = useVoice(onWords);
  const { isListening, interim, problem, asks } = voice;
  const holding = useHolding(voice);
  if (asks) return <WhereSoundGoes onAnswer={voice.answer} />;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Button
        // What had the focus went with the answer.
        ref={voice.isAnswered ? focusWhenShown : undefined}
        variant={isListening ? 'contained' : 'outlined'}
        color={isListening ? 'primary' : 'inherit'}
        aria-pressed={isListening}
        startIcon={<Icon name="microphone" size={20} />}
        sx={BUTTON}
        {...holding}
      >
        {isListening ? messages.listening : messages.holdToTalk}
      </Button>
      {/* Not read out: the microphone would hear it. */}
      <Box role="status" aria-live="off" dir="auto" sx={HEARD}>
        {interim}
      </Box>
      {problem !== null && <Problem problem={problem} />}
    </Box>
  );
}

/** By pointer and keys; what presses in another way, such as a screen reader, only clicks. */
function useHolding({ press, release }: Pick<ReturnType<typeof useVoice>, 'press' | 'release'>) {
  const isHeld = useRef(false);
  // The question takes the place of the button: only the click that ends a press may ask it.
  const begin = () => {
    if (!isSpeechNoted()) return;
    isHeld.current = true;
    press();
  };
  const end = () => {
    if (isHeld.current) release();
  };
  const isKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  return {
    onPointerDown: begin,
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onBlur: end,
    onKeyDown: (event: KeyboardEvent) => {
      if (!isKey(event) || !isSpeechNoted()) return;
      // Not the form's, and no click.
      event.preventDefault();
      if (!event.repeat) begin();
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isKey(event) || !isHeld.current) return;
      event.preventDefault();
      end();
      isHeld.current = false;
    },
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      const wasHeld = isHeld.current;
      isHeld.current = false;
      if (!wasHeld) press();
    },
    onContextMenu: (event: MouseEvent) => {
      // A long touch opens it on phones.
      event.preventDefault();
    },
  };
}

function WhereSoundGoes({ onAnswer }: { onAnswer: (isFine: boolean) => void }) {
  return (
    <Box role="group" aria-label={messages.speakInstead} sx={NOTE}>
      {messages.whereSoundGoes}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={focusWhenShown}
          variant="contained"
          onClick={() => {
            onAnswer(true);
          }}
        >
          {messages.useVoice}
        </Button>
        <Button
          color="inherit"
          onClick={() => {
            onAnswer(false);
          }}
        >
          {messages.notNow}
        </Button>
      </Box>
    </Box>
  );
}

const WORDS: Record<VoiceProblem, string> = {
  refused: messages.microphoneRefused,
  'no-signal': messages.speechNeedsSignal,
  'no-microphone': messages.noMicrophone,
  'nothing-heard': messages.nothingHeard,
  failed: messages.speechFailed,
  'load-again': messages.loadAgainToSpeak,
};

function Problem({ problem }: { problem: VoiceProblem }) {
  return (
    <Box role="alert" sx={{ fontSize: '0.9375rem', color: 'error.main' }}>
      {WORDS[problem]}{' '}
      {problem === 'load-again' && (
        <Button
          color="inherit"
          onClick={() => {
            window.location.reload();
          }}
        >
          {messages.loadAgain}
        </Button>
      )}
    </Box>
  );
}

const BUTTON = {
  // Holding it neither scrolls nor selects.
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
} as const;

const HEARD = {
  fontSize: '0.9375rem',
  fontStyle: 'italic',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;

const NOTE = {
  display: 'grid',
  gap: 1.5,
  p: 1.5,
  borderRadius: '14px',
  fontSize: '0.9375rem',
  bgcolor: 'raised.main',
} as const;
