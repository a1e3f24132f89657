import { useEffect, useRef, useState } from 'react';

import { hasMicrophone } from '#shared/contract/pages';

import {
  isSpeechNoted,
  isWithoutMicrophone,
  listen,
  type Listening,
  noteSpeech,
  type SpeechProblem,
} from '../../../device/speech';

export type VoiceProblem = SpeechProblem | 'load-again';

/** After a shorter press, listening continues until the next press, because not all users can hold a button. */
const HOLD_MS = 500;

/** @param onWords called with parts of the spoken words; nothing is saved */
export function useVoice(onWords: (words: string) => void, now = () => performance.now()) {
  const { start, stop, isOn, ...heard } = useListening(onWords);
  const [asks, setAsks] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  // When the press that started listening began; null after its end.
  const pressedAt = useRef<number | null>(null);
  return {
    ...heard,
    asks,
    isAnswered,
    press: () => {
      pressedAt.current = null;
      if (isOn()) stop();
      else if (isSpeechNoted()) {
        pressedAt.current = now();
        start();
      } else setAsks(true);
    },
    release: () => {
      const since = pressedAt.current;
      pressedAt.current = null;
      if (since !== null && now() - since >= HOLD_MS) stop();
    },
    /** The user's answer to the note about who gets the recording. */
    answer: (isFine: boolean) => {
      setAsks(false);
      setAnswered(true);
      if (isFine) noteSpeech();
    },
  };
}

function useListening(onWords: (words: string) => void) {
  const [isListening, setListening] = useState(false);
  const [interim, setInterim] = useState('');
  const [problem, setProblem] = useState<VoiceProblem | null>(null);
  const listening = useRef<Listening | null>(null);
  const latest = useRef(onWords);
  useEffect(() => {
    latest.current = onWords;
  }, [onWords]);
  useEffect(
    () => () => {
      listening.current?.cancel();
    },
    [],
  );
  const onEnd = (why: VoiceProblem | null) => {
    listening.current = null;
    setListening(false);
    setProblem(why);
  };
  const start = () => {
    if (isWithoutMicrophone(hasMicrophone)) {
      setProblem('load-again');
      return;
    }
    const hear = (words: string) => {
      latest.current(words);
    };
    try {
      listening.current = listen({ onWords: hear, onInterim: setInterim, onEnd });
      setProblem(null);
      setListening(true);
    } catch {
      onEnd('failed');
    }
  };
  return {
    isListening,
    interim,
    problem,
    start,
    stop: () => {
      listening.current?.stop();
    },
    isOn: () => listening.current !== null,
  };
}
