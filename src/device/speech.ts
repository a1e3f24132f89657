/** What a browser's recognizer gives; TypeScript does not know the class in every version. */
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

/** Whether this browser turns speech into words. */
export function canListen(): boolean {
  return recognizerClass() !== undefined;
}

interface Hearing {
  /** Words that will not change anymore. */
  onWords: (words: string) => void;
  /** What it takes the last words for until now; '' once they are certain. */
  onInterim: (words: string) => void;
  /** Always the last call. */
  onEnd: (problem: SpeechProblem | null) => void;
}

export interface Listening {
  /** What was said until now still comes. */
  stop: () => void;
  /** Nothing comes anymore. */
  cancel: () => void;
}

/** English, as the food tables are. */
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
    // Some browsers end without being certain of the last words.
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
 * Whether this document has no microphone, whatever its person allows: a document keeps the policy that it was loaded with.
 * @param isLoadedWith whether a page that is loaded by itself has the microphone, for browsers that do not say
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

// For browsers without storage: until the page is closed.
let noted = false;

/** Whether it was said on this device where the sound goes. */
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
    // Without storage it holds as long as the page.
  }
}
