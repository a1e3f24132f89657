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

/** Adds spoken words to the description. Not shown in browsers without speech recognition. */
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
        // After the answer, the focused button of the question is gone.
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
      {/* Not read aloud, because the microphone would hear it. */}
      <Box role="status" aria-live="off" dir="auto" sx={HEARD}>
        {interim}
      </Box>
      {problem !== null && <Problem problem={problem} />}
    </Box>
  );
}

/** Handles pointer and keys. Other ways to press, such as screen readers, only send a click. */
function useHolding({ press, release }: Pick<ReturnType<typeof useVoice>, 'press' | 'release'>) {
  const isHeld = useRef(false);
  // The question replaces the button, so it may be shown only by the click at the end of a press.
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
      // Prevents a click and the form's submit.
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
      // On phones, a long touch would open the context menu.
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
  // Holding the button must not scroll or select text.
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
