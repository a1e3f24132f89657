/** The event of a browser's speech recognizer, typed here because not all TypeScript versions have the class. */
interface Heard {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

export interface Recognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: Heard) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

type RecognizerClass = new () => Recognizer;

export type SpeechProblem = 'refused' | 'no-signal' | 'no-microphone' | 'nothing-heard' | 'failed';

const PROBLEMS: Partial<Record<string, SpeechProblem | null>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  network: 'no-signal',
  'audio-capture': 'no-microphone',
  'no-speech': 'nothing-heard',
  aborted: null,
};

function recognizerClass(): RecognizerClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognizerClass;
    webkitSpeechRecognition?: RecognizerClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Whether this browser has speech recognition. */
export function canListen(): boolean {
  return recognizerClass() !== undefined;
}

interface Hearing {
  /** Words that will not change anymore. */
  onWords: (words: string) => void;
  /** The preliminary result for the last words; '' once they are final. */
  onInterim: (words: string) => void;
  /** Always the last call. */
  onEnd: (problem: SpeechProblem | null) => void;
}

export interface Listening {
  /** Ends listening; words spoken until now are still reported. */
  stop: () => void;
  /** Ends listening; nothing more is reported. */
  cancel: () => void;
}

/** Recognizes English, because the food tables are in English. */
export function listen({ onWords, onInterim, onEnd }: Hearing): Listening {
  const Recognition = recognizerClass();
  if (!Recognition) throw new Error('This browser does not recognize speech.');
  const recognizer = new Recognition();
  let interim = '';
  let problem: SpeechProblem | null = null;
  const hear = (words: string) => {
    interim = words;
    onInterim(words);
  };
  recognizer.lang = navigator.language.startsWith('en') ? navigator.language : 'en-US';
  recognizer.continuous = true;
  recognizer.interimResults = true;
  recognizer.onresult = ({ results, resultIndex }) => {
    const fresh = Array.from(results).slice(resultIndex);
    const said = fresh.filter(({ isFinal }) => isFinal);
    hear(wordsOf(fresh.filter(({ isFinal }) => !isFinal)));
    if (said.length > 0) onWords(wordsOf(said));
  };
  recognizer.onerror = ({ error }) => {
    const known = PROBLEMS[error];
    problem = known === undefined ? 'failed' : known;
  };
  recognizer.onend = () => {
    // Some browsers end without a final result for the last words.
    const last = interim;
    hear('');
    if (last !== '') onWords(last);
    onEnd(problem);
  };
  recognizer.start();
  return {
    stop: () => {
      recognizer.stop();
    },
    cancel: () => {
      recognizer.onresult = recognizer.onerror = recognizer.onend = null;
      recognizer.abort();
    },
  };
}

function wordsOf(results: readonly ArrayLike<{ transcript: string }>[]): string {
  return results
    .map((result) => result[0]?.transcript.trim() ?? '')
    .filter((words) => words !== '')
    .join(' ');
}

interface Policy {
  allowsFeature: (feature: string) => boolean;
}

/**
 * Whether this document's permissions policy forbids the microphone. A document keeps the policy that it was loaded with.
 * @param isLoadedWith whether the server allows the microphone on a page, for browsers that do not expose the policy
 */
export function isWithoutMicrophone(isLoadedWith: (pathname: string) => boolean): boolean {
  const { permissionsPolicy, featurePolicy } = document as {
    permissionsPolicy?: Policy;
    featurePolicy?: Policy;
  };
  const policy = permissionsPolicy ?? featurePolicy;
  if (policy) return !policy.allowsFeature('microphone');
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && !isLoadedWith(new URL(loaded.name).pathname);
}

const NOTED = 'platelog-voice-noted';

// For browsers without storage: kept until the page is closed.
let noted = false;

/** Whether this device has shown the note about who gets the recording. */
export function isSpeechNoted(): boolean {
  try {
    return noted || localStorage.getItem(NOTED) === '1';
  } catch {
    return noted;
  }
}

export function noteSpeech(): void {
  noted = true;
  try {
    localStorage.setItem(NOTED, '1');
  } catch {
    // Without storage, `noted` lasts until the page is closed.
  }
}
