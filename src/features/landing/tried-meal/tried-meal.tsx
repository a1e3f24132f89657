import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { uuidv7 } from 'uuidv7';

import { PAGES } from '#shared/contract/pages';
import { nameOfMeal } from '#shared/nutrition/items/meal-name';
import { shownRange, shownRangeOf } from '#shared/nutrition/items/shown-range';
import { itemNutrients, totalNutrients } from '#shared/nutrition/items/totals';
import type { Analysis, MealItem } from '#shared/records/meal-item';
import { mealTypeAt } from '#shared/rules/meal-type';

import { analyse } from '../../../device/analyser/analyser';
import { useHost } from '../../../http/host';
import { keepMeal, type KeptMeal, keptMeal } from '../../../store/kept-meal/kept-meal';
import { Calories, rangeWords } from '../../../ui/figures/calories';
import { MacrosOf } from '../../../ui/figures/macros';
import { PLAIN_LIST, UNSEEN } from '../../../ui/styles';
import { format } from '../../../ui/words/format';
import { energyWords, spokenEnergy, unknownEnergy } from '../../../ui/words/quantity';
import { localNow } from '../../../ui/words/time';
import { NotLoaded } from '../not-loaded';
import { messages } from './messages';
import { amountOf, sourceOf } from './tried-words';

interface TriedMealProps {
  text: string;
  isSignedIn: boolean;
}

export function TriedMeal({ text, isSignedIn }: TriedMealProps) {
  const { reading, failed, again } = useReading(text);
  if (failed) return <NotLoaded onAgain={again} />;
  const { items, notFound } = reading ?? NOTHING;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="status" sx={UNSEEN}>
        {reading ? spokenWords(reading) : messages.working}
      </Box>
      {!reading && (
        <Box aria-hidden sx={QUIET}>
          {messages.working}
        </Box>
      )}
      {items.length > 0 && (
        <>
          <Sum items={items} />
          <Foods items={items} />
        </>
      )}
      {reading && <NotRead notFound={notFound} isAll={items.length === 0} />}
      {reading?.question && <Box sx={QUIET}>{questionNote(reading)}</Box>}
      {items.length > 0 && <Keep text={text} isSignedIn={isSignedIn} />}
    </Box>
  );
}

const NOTHING = { items: [], notFound: [] };

// Long enough to debounce fast typing, short enough to feel instant.
const PAUSE_MS = 150;

const NO_MEMORY = { memory: [], foods: [] };

/** The last estimate stays until the next one. */
function useReading(text: string) {
  const [reading, setReading] = useState<Analysis | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const isFirst = useRef(true);
  useEffect(() => {
    let current = true;
    const read = () => {
      analyse(text, NO_MEMORY).then(
        (analysis) => {
          if (!current) return;
          setReading(analysis);
          setFailed(false);
        },
        () => {
          if (current) setFailed(true);
        },
      );
    };
    const timer = setTimeout(read, isFirst.current ? 0 : PAUSE_MS);
    isFirst.current = false;
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, tries]);
  const again = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { reading, failed, again };
}

function Sum({ items }: { items: readonly MealItem[] }) {
  const total = totalNutrients(items);
  const range = rangeWords({ calories: total.calories, ...shownRangeOf(items) });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Calories calories={total.calories} low={0} high={0} />
        {range !== null && <Box sx={QUIET}>{range}</Box>}
      </Box>
      <MacrosOf items={items} />
    </Box>
  );
}

/** Shows directly what the app shows after a tap: food, amount, range and source of each item. */
function Foods({ items }: { items: readonly MealItem[] }) {
  return (
    <Box component="ul" aria-label={messages.whereThisComesFrom} sx={PLAIN_LIST}>
      {items.map((item) => {
        const { calories } = itemNutrients(item);
        const range = rangeWords({ calories, ...shownRange(item) });
        return (
          <Box component="li" key={item.id} sx={ROW}>
            <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{item.name}</Box>
            <Box sx={{ fontWeight: 650, textAlign: 'right' }}>
              {calories === null ? unknownEnergy() : energyWords(calories)}
            </Box>
            <Box sx={SMALL}>{amountOf(item)}</Box>
            <Box sx={{ ...SMALL, textAlign: 'right' }}>{range}</Box>
            <Box sx={{ ...SMALL, gridColumn: '1 / -1' }}>{sourceOf(item)}</Box>
          </Box>
        );
      })}
    </Box>
  );
}

interface NotReadProps {
  notFound: readonly string[];
  isAll: boolean;
}

/** Words that were not recognized. They never count as 0. */
function NotRead({ notFound, isAll }: NotReadProps) {
  if (notFound.length === 0) return isAll ? <Box>{messages.noFoodInIt}</Box> : null;
  const words = notFound.join(', ');
  return (
    <Box sx={NOTICE}>
      <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {format(messages.whatIs, { words })}
      </Box>
      <Box>{isAll ? messages.noFoodHasThatName : messages.notCounted}</Box>
    </Box>
  );
}

function questionNote({ question }: Analysis): string {
  return format(messages.theAppAsks, { words: question?.words ?? '' });
}

interface KeepProps {
  text: string;
  isSignedIn: boolean;
}

function Keep({ text, isSignedIn }: KeepProps) {
  const navigate = useNavigate();
  const entrance = useHost().signups === 'closed' ? PAGES.login : PAGES.signup;
  const [problem, setProblem] = useState<string | null>(null);
  const keep = async () => {
    // Reads exactly these words again, because the estimate on the screen may be of earlier words.
    const meal = mealOf(text, await analyse(text, NO_MEMORY));
    if (!keepMeal(meal)) {
      setProblem(messages.cannotBeKept);
      return;
    }
    if (isSignedIn) await addToDiary();
    await navigate(isSignedIn ? PAGES.foodTracker : entrance);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Button
        variant="contained"
        size="large"
        onClick={() => {
          keep().catch(() => {
            setProblem(messages.notRead);
          });
        }}
      >
        {isSignedIn ? messages.addToMyDiary : messages.keepThisMeal}
      </Button>
      {problem !== null && <Box role="alert">{problem}</Box>}
      {!isSignedIn && <Typography sx={SMALL}>{messages.howItIsKept}</Typography>}
    </Box>
  );
}

function mealOf(text: string, estimate: Analysis): KeptMeal {
  const mealTime = localNow();
  return {
    // Reuses the id, because it is the same meal, described again.
    id: keptMeal()?.id ?? uuidv7(),
    fields: {
      name: nameOfMeal(estimate.items, text),
      description: text.trim(),
      notes: null,
      mealType: mealTypeAt(mealTime),
      mealTime,
      photoId: null,
      estimate,
      items: null,
    },
  };
}

/** Loads the store only now, because visitors do not need the database. */
async function addToDiary(): Promise<void> {
  const [{ activeStore }, { adoptKeptMeal }] = await Promise.all([
    import('../../../store/account-store'),
    import('../../../store/kept-meal/adopt-kept-meal'),
  ]);
  await adoptKeptMeal(await activeStore());
}

function spokenWords({ items, notFound, question }: Analysis): string {
  const { calories } = totalNutrients(items);
  const range = rangeWords({ calories, ...shownRangeOf(items) });
  const sum = [calories === null ? '' : spokenEnergy(calories), range ?? ''];
  const count = items.length > 0 ? format(messages.foods, { foods: items.length }) : '';
  const said = [count, ...sum].filter(Boolean).join(', ');
  const unknown =
    notFound.length === 0 ? '' : format(messages.whatIs, { words: notFound.join(', ') });
  const asked = question === null ? '' : format(messages.theAppAsks, { words: question.words });
  const first = said === '' ? messages.noFoodInIt : `${said}.`;
  return [first, unknown, asked].filter(Boolean).join(' ');
}

const QUIET = { color: 'text.secondary' } as const;

const SMALL = { fontSize: '0.9375rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  rowGap: 0.25,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const NOTICE = {
  p: 2,
  borderRadius: '14px',
  border: '1px solid',
  borderColor: 'primary.main',
  display: 'grid',
  gap: 0.5,
} as const;
