import { Box, Button } from '@mui/material';
import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { keptMeal } from '../../store/kept-meal/kept-meal';
import { useHydrated } from '../../ui/form/kept-button';
import { format } from '../../ui/words/format';
import { wholeWords } from '../../ui/words/whole-words';
import { messages } from './messages';
import { NotLoaded } from './not-loaded';
import { Section } from './section';

/** The maximum length that the analyzer reads. */
const TEXT_MAX = 2_500;

const EXAMPLES = [messages.exampleBreakfast, messages.exampleLunch, messages.exampleSnack];

/** Lets visitors try the app's own analyzer, which is loaded only when a visitor starts to type. */
export function TryIt({ isSignedIn }: { isSignedIn: boolean }) {
  const { field, text, setText, Answer, failed, start } = useTryIt();
  const isBlank = text.trim() === '';
  const isReady = useHydrated();
  return (
    <Section id="try-it" title={messages.tryItHere} lead={messages.typeWhatYouAte}>
      <Box sx={COLUMNS}>
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          <Words field={field} onFocus={start} onText={setText} />
          {text.length >= TEXT_MAX && (
            <Box role="status" sx={QUIET}>
              {format(messages.longestText, { most: wholeWords(TEXT_MAX) })}
            </Box>
          )}
          <Examples
            isReady={isReady}
            onChoose={(example) => {
              if (field.current) field.current.value = example;
              setText(example);
              start();
            }}
          />
        </Box>
        <Box sx={ANSWER}>
          {isBlank && <NoAnswerYet isReady={isReady} />}
          {!isBlank && Answer === null && !failed && <Box sx={QUIET}>{messages.working}</Box>}
          {!isBlank && Answer !== null && <Answer text={text} isSignedIn={isSignedIn} />}
          {failed && <NotLoaded onAgain={start} />}
        </Box>
      </Box>
    </Section>
  );
}

/** Before the script is loaded, CSS alone shows that the page is still loading if something was typed. */
function NoAnswerYet({ isReady }: Pick<ExamplesProps, 'isReady'>) {
  return (
    <>
      <Box sx={isReady ? QUIET : EMPTY}>{messages.answerShowsHere}</Box>
      {!isReady && <Box sx={WAITING}>{messages.stillLoading}</Box>}
    </>
  );
}

interface WordsProps {
  field: RefObject<HTMLTextAreaElement | null>;
  onFocus: () => void;
  onText: (text: string) => void;
}

function Words({ field, onFocus, onText }: WordsProps) {
  const id = useId();
  return (
    <>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 650 }}>
        {messages.whatDidYouEat}
      </Box>
      <Box
        component="textarea"
        id={id}
        ref={field}
        rows={3}
        maxLength={TEXT_MAX}
        autoComplete="off"
        placeholder={messages.placeholder}
        onFocus={onFocus}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value);
        }}
        sx={FIELD}
      />
    </>
  );
}

interface ExamplesProps {
  /** False while a press would have no effect. */
  isReady: boolean;
  onChoose: (example: string) => void;
}

function Examples({ isReady, onChoose }: ExamplesProps) {
  return (
    <Box role="group" aria-label={messages.examples} sx={CHIPS}>
      {EXAMPLES.map((example) => (
        <Button
          key={example}
          variant="outlined"
          color="inherit"
          disabled={!isReady}
          sx={CHIP}
          onClick={() => {
            onChoose(example);
          }}
        >
          {example}
        </Button>
      ))}
    </Box>
  );
}

/** The part with the answer, which is loaded late. */
type AnswerPart = ComponentType<{ text: string; isSignedIn: boolean }>;

function useTryIt() {
  // An uncontrolled field, so that text typed before the script was loaded is kept.
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [Answer, setAnswer] = useState<AnswerPart | null>(null);
  const [failed, setFailed] = useState(false);
  const start = useCallback(() => {
    setFailed(false);
    // The worker opens its tables while the answer's scripts load and the first words are typed.
    import('../../device/analyser/analyser')
      .then(async ({ tableRelease }) => tableRelease())
      .catch(() => undefined);
    import('./tried-meal/tried-meal').then(
      ({ TriedMeal }) => {
        setAnswer(() => TriedMeal);
      },
      () => {
        setFailed(true);
      },
    );
  }, []);
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    if (current.value === '') current.value = keptMeal()?.fields.description ?? '';
    setText(current.value);
    if (document.activeElement === current) start();
  }, [start]);
  return { field, text, setText, Answer, failed, start };
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const FIELD = {
  width: '100%',
  boxSizing: 'border-box',
  p: 2,
  font: 'inherit',
  fontSize: '1.125rem',
  lineHeight: 1.5,
  color: 'inherit',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'edge.main',
  borderRadius: '14px',
  resize: 'vertical',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  '&:focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 1 },
} as const;

const CHIPS = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

const CHIP = {
  minHeight: 44,
  px: 2,
  borderColor: 'divider',
  borderRadius: '22px',
  fontWeight: 500,
  fontSize: '0.9375rem',
  textAlign: 'left',
} as const;

// The height of most answers, so that little moves when one appears.
const ANSWER = {
  minHeight: { xs: 120, md: 300 },
  p: { xs: 2, sm: 3 },
  borderRadius: '18px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const QUIET = { color: 'text.secondary' } as const;

// Matches if something was typed in a prerendered page whose script is not loaded yet.
const TYPED = 'div:has(textarea:not(:placeholder-shown)) >';

const EMPTY = { ...QUIET, [`${TYPED} * > &`]: { display: 'none' } } as const;

const WAITING = { ...QUIET, display: 'none', [`${TYPED} * > &`]: { display: 'block' } } as const;
