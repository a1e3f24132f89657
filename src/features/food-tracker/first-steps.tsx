import { Box, Button } from '@mui/material';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

import { FIRST_STEPS, type FirstStep, settleFirstStep, useOpenFirstSteps } from '../../store/setup';
import { say } from '../../ui/feedback/toast';
import { Icon } from '../../ui/icons';
import { messages } from './messages';
import { NOTICE, TEXT_BUTTON } from './styles';

interface Place {
  id: string;
  step: FirstStep;
}

interface FirstSteps {
  /** Id of the only place that shows a hint now. */
  shownAt: string | null;
  enter: (place: Place) => () => void;
}

const NONE: FirstSteps = { shownAt: null, enter: () => () => undefined };

const FirstStepsContext = createContext<FirstSteps>(NONE);

interface FirstStepsProviderProps {
  /** Whether the log has meals; undefined while that is not known. */
  hasMeals: boolean | undefined;
  children: ReactNode;
}

/** One hint at a time, of the places that are on the page. */
export function FirstStepsProvider({ hasMeals, children }: FirstStepsProviderProps) {
  const open = useOpenFirstSteps();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [hadMeals, setHadMeals] = useState<boolean>();
  if (hadMeals === undefined && hasMeals !== undefined) setHadMeals(hasMeals);
  const shown = FIRST_STEPS.flatMap((step) => {
    // Next to the first meal, Undo and its question are enough: the evidence comes with the next visit.
    const isTime = step === 'answer' || (step === 'evidence') === hadMeals;
    return isTime && open?.includes(step) ? places.filter((place) => place.step === step) : [];
  });
  const shownAt = hadMeals === undefined ? null : (shown[0]?.id ?? null);
  const steps = useMemo<FirstSteps>(
    () => ({
      shownAt,
      enter: (place) => {
        setPlaces((now) => [...now, place]);
        return () => {
          setPlaces((now) => now.filter(({ id }) => id !== place.id));
        };
      },
    }),
    [shownAt],
  );
  return <FirstStepsContext value={steps}>{children}</FirstStepsContext>;
}

const WORDS: Record<FirstStep, string> = {
  describe: messages.writeAMealAsYouWouldSay,
  answer: messages.oneTapMakesTheNumbersBetter,
  evidence: messages.everyNumberHasASource,
};

// Spoken once, also where the page is drawn again.
const spoken = new Set<FirstStep>();

/** Part of the page, so that it covers nothing. Put it after what it explains, which then stays in place. */
export function FirstStepHint({ step }: { step: FirstStep }) {
  const id = useId();
  const { shownAt, enter } = useContext(FirstStepsContext);
  useLayoutEffect(() => enter({ id, step }), [id, step]);
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

// As high as a touch needs, in a hint no higher than its words.
const GOT_IT = { ...TEXT_BUTTON, my: -1, ml: 'auto' } as const;
