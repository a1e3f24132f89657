import { Box, Button, IconButton, Typography } from '@mui/material';
import { startTransition, useEffect, useState } from 'react';

import { totalNutrients } from '#shared/nutrition/items/totals';
import type { MealType } from '#shared/records/meal';
import { type Candidate, candidatesFor, latestFirst, namesTwice } from '#shared/rules/log-again';

import { useLatestMeals } from '../../../store/diary';
import { useFavourites } from '../../../store/favourites';
import { howMuchWords } from '../../../ui/figures/nutrient-words';
import { SearchField } from '../../../ui/form/field';
import { Icon } from '../../../ui/icons';
import { Sheet } from '../../../ui/layout/sheet';
import { format } from '../../../ui/words/format';
import { energyWords, shownEnergy } from '../../../ui/words/quantity';
import { momentOfDay, shortDay } from '../diary/day-words';
import { Announcement } from '../items/announcement';
import { matchesQuery } from '../items/use-foods';
import { LOG_BUTTON } from '../styles';
import { useLogWithUndo } from '../use-log-with-undo';
import { FavouriteButton, useFavouriteIds } from './favourite-button';
import { messages } from './messages';
import type { QuickLogProps } from './quick-add';

const LIKELY_MAX = 3;

const RECENT_MAX = 40;

interface LogAgainProps extends QuickLogProps {
  /** Called from an empty list to open the field for describing a meal. */
  onDescribe: () => void;
}

/** Closes before it saves, because the sheet would cover the logged meal. */
export function LogAgainSheet({ entry, onLogged, onDescribe, onClose }: LogAgainProps) {
  const { mealTime, mealType, slot } = entry;
  const [query, setQuery] = useState('');
  const { log: logMeals } = useLogWithUndo();
  const known = useCandidates(mealTime, mealType);
  const candidates = known ?? NONE;
  const favouriteIds = useFavouriteIds();
  const isSearching = query.trim() !== '';
  const found = candidates.filter(({ name, items }) =>
    matchesQuery([name, ...items.map((item) => item.name)].join(' '), query),
  );
  const favourites = found.filter(({ isFavourite }) => isFavourite);
  const others = found.filter(({ isFavourite }) => !isFavourite);
  const likely = isSearching ? [] : others.slice(0, LIKELY_MAX);
  const recent = latestFirst(others.filter((one) => !likely.includes(one))).slice(0, RECENT_MAX);
  const log = async (candidate: Candidate) => {
    onClose();
    if (await logMeals([candidate.again({ mealTime, mealType, slot })])) onLogged();
  };
  const list = { favouriteIds, onLog: log };
  return (
    <Sheet title={messages.logAgain} subtitle={momentOfDay(mealTime)} onClose={onClose}>
      <SearchField label={messages.search} query={query} onQuery={setQuery} />
      <Group title={messages.oftenAtThisTime} candidates={likely} {...list} />
      <Group title={messages.favorites} candidates={favourites} {...list} />
      <Group title={messages.recent} candidates={recent} {...list} />
      {known && found.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {isSearching ? messages.noMealFound : messages.nothingToLogAgainYet}
        </Typography>
      )}
      {known?.length === 0 && !isSearching && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={onDescribe}>
          {messages.writeWhatYouAte}
        </Button>
      )}
      <Announcement words={isSearching ? countWords(found.length) : ''} />
    </Sheet>
  );
}

function countWords(count: number): string {
  return count === 0 ? messages.noMealFound : format(messages.mealsFound, { count });
}

interface GroupProps {
  title: string;
  candidates: readonly Candidate[];
  favouriteIds: ReadonlyMap<string, string>;
  onLog: (candidate: Candidate) => Promise<void>;
}

function Group({ title, candidates, favouriteIds, onLog }: GroupProps) {
  if (candidates.length === 0) return null;
  const twice = namesTwice(candidates);
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h3" sx={{ fontWeight: 700, mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {candidates.map((candidate) => (
          <Row
            key={candidate.key}
            candidate={candidate}
            favourite={favouriteIds.get(candidate.key)}
            tellsItems={twice.has(candidate.name)}
            onLog={() => void onLog(candidate)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface RowProps {
  candidate: Candidate;
  favourite: string | undefined;
  /** Shows the items, because the name is not unique in the list. */
  tellsItems: boolean;
  onLog: () => void;
}

function Row({ candidate, favourite, tellsItems, onLog }: RowProps) {
  const { name, items, eatenAt } = candidate;
  const calories = shownEnergy(totalNutrients(items).calories);
  const facts = [
    calories === null ? null : energyWords(calories),
    eatenAt === null ? null : shortDay(eatenAt.slice(0, 10)),
  ];
  const amounts = items.map((item) => `${item.name} ${howMuchWords(item)}`);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box dir="auto" sx={{ fontWeight: 650, lineHeight: 1.3 }}>
          {name}
        </Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {facts.filter(Boolean).join(', ')}
          {tellsItems && <div>{amounts.join(', ')}</div>}
        </Box>
      </Box>
      <FavouriteButton name={name} items={[...items]} favourite={favourite} bare />
      <IconButton
        aria-label={format(messages.logNameAgain, { name })}
        sx={LOG_BUTTON}
        onClick={onLog}
      >
        <Icon name="plus" size={22} />
      </IconButton>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  py: 0.75,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const NONE: Candidate[] = [];

/** Null while loading. Does not change afterwards, so that toggling a favorite moves no row under the user's finger. */
function useCandidates(mealTime: string, mealType: MealType): Candidate[] | null {
  const meals = useLatestMeals();
  const favourites = useFavourites();
  const [candidates, setCandidates] = useState<Candidate[] | null>(null);
  useEffect(() => {
    if (!meals || !favourites) return;
    const read = candidatesFor({ meals, favourites }, { mealTime, mealType });
    // In a transition, because rendering dozens of rows would block the sheet.
    startTransition(() => {
      setCandidates((now) => (now && now.length > 0 ? now : read));
    });
  }, [meals, favourites, mealTime, mealType]);
  return candidates;
}
