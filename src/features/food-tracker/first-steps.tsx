import { Box, Button } from '@mui/material';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

import { useHasMeals } from '../../store/diary';
import {
  type FirstStep,
  settleFirstStep,
  useOpenFirstSteps,
} from '../../store/sign-up/first-steps';
import { say } from '../../ui/feedback/toast';
import { Icon } from '../../ui/icons';
import { messages } from './messages';
import { NOTICE, TEXT_BUTTON } from './styles';

interface Place {
  id: string;
  step: FirstStep;
}

interface Hints {
  /** Id of the one place that shows a hint now. */
  shownAt: string | null;
  enter: (place: Place) => () => void;
}

export interface FirstSteps {
  hasMeals: boolean;
  open: readonly FirstStep[];
}

/** undefined while loading. */
export function useFirstSteps(): FirstSteps | undefined {
  const hasMeals = useHasMeals();
  const open = useOpenFirstSteps();
  return hasMeals === undefined || open === undefined ? undefined : { hasMeals, open };
}

const NONE: Hints = { shownAt: null, enter: () => () => undefined };

const FirstStepsContext = createContext<Hints>(NONE);

interface FirstStepsProviderProps {
  steps: FirstSteps | undefined;
  /** False while the meals may not be loaded yet. */
  isKnown: boolean;
  children: ReactNode;
}

/** Shows one hint at a time, in one of the places on the page. */
export function FirstStepsProvider({ steps: read, isKnown, children }: FirstStepsProviderProps) {
  const hasMeals = read?.hasMeals;
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [hadMeals, setHadMeals] = useState<boolean>();
  if (isKnown && hadMeals === undefined && hasMeals !== undefined) setHadMeals(hasMeals);
  const isTime: Record<FirstStep, boolean> = {
    describe: hadMeals === false && hasMeals === false,
    answer: hadMeals !== undefined,
    // Not with the first meal, which already shows Undo and a question, but at the next visit.
    evidence: hadMeals === true,
  };
  const steps = (read?.open ?? []).filter((step) => isTime[step]);
  const shownAt = firstOf(places, steps);
  const enter = useCallback((place: Place) => {
    setPlaces((now) => [...now, place]);
    return () => {
      setPlaces((now) => now.filter(({ id }) => id !== place.id));
    };
  }, []);
  const value = useMemo<Hints>(() => ({ shownAt, enter }), [shownAt, enter]);
  return <FirstStepsContext value={value}>{children}</FirstStepsContext>;
}

function firstOf(places: readonly Place[], steps: readonly FirstStep[]): string | null {
  for (const wanted of steps) {
    const place = places.find(({ step }) => step === wanted);
    if (place) return place.id;
  }
  return null;
}

const WORDS: Record<FirstStep, string> = {
  describe: messages.tipDescribeMeal,
  answer: messages.tipAnswerQuestions,
  evidence: messages.tipSources,
};

// Hints that screen readers have read; each is read once, even if the page is rendered again.
const spoken = new Set<FirstStep>();

/** In the page flow, so that it covers nothing. Place it after the element that it explains, so that this does not move. */
export function FirstStepHint({ step }: { step: FirstStep }) {
  const id = useId();
  const { shownAt, enter } = useContext(FirstStepsContext);
  useLayoutEffect(() => enter({ id, step }), [enter, id, step]);
  const isShown = shownAt === id;
  useEffect(() => {
    if (!isShown || spoken.has(step)) return;
    spoken.add(step);
    say(WORDS[step]);
  }, [isShown, step]);
  if (!isShown) return null;
  return (
    <Box sx={HINT} data-first-step={step}>
      <Icon name="leaf" size={20} style={{ flex: 'none', marginTop: 2 }} />
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>{WORDS[step]}</Box>
      <Button size="small" sx={GOT_IT} onClick={() => void settleFirstStep(step)}>
        {messages.gotIt}
      </Button>
    </Box>
  );
}

const HINT = {
  ...NOTICE,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 1,
  py: 1.25,
  borderColor: 'divider',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
} as const;

// Tall enough to touch, without making the hint taller than its text.
const GOT_IT = { ...TEXT_BUTTON, my: -1, ml: 'auto' } as const;
