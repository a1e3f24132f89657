import { Box, IconButton, Typography } from '@mui/material';
import { useState } from 'react';

import { totalNutrients } from '#shared/nutrition/items/totals';
import { mealTypeAt } from '#shared/rules/meal-type';

import { howMuchWords } from '../../../ui/figures/nutrient-words';
import { Field } from '../../../ui/form/field';
import { Icon } from '../../../ui/icons';
import { Sheet } from '../../../ui/layout/sheet';
import { format } from '../../../ui/words/format';
import { energyWords } from '../../../ui/words/quantity';
import { momentOfDay, shortDay } from '../diary/day-words';
import { matchesQuery } from '../items/use-foods';
import { LOG_BUTTON } from '../styles';
import { useLogWithUndo } from '../use-log-with-undo';
import { type Candidate, latestFirst, namesTwice } from './candidates';
import { FavouriteButton } from './favourite-button';
import { messages } from './messages';

interface LogAgainSheetProps {
  mealTime: string;
  candidates: readonly Candidate[];
  onClose: () => void;
}

const RECENT_MAX = 40;

export function LogAgainSheet({ mealTime, candidates, onClose }: LogAgainSheetProps) {
  const [query, setQuery] = useState('');
  const { logOne } = useLogWithUndo();
  const found = candidates.filter(({ name, items }) =>
    matchesQuery([name, ...items.map((item) => item.name)].join(' '), query),
  );
  const favourites = found.filter(({ isFavourite }) => isFavourite);
  const recent = latestFirst(found.filter(({ isFavourite }) => !isFavourite)).slice(0, RECENT_MAX);
  const log = async (candidate: Candidate) => {
    onClose();
    await logOne(candidate.again({ mealTime, mealType: mealTypeAt(mealTime) }));
  };
  return (
    <Sheet title={messages.logAgain} subtitle={momentOfDay(mealTime)} onClose={onClose}>
      <Field
        label={messages.search}
        type="search"
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
        }}
      />
      <Group title={messages.favourites} candidates={favourites} onLog={log} />
      <Group title={messages.recent} candidates={recent} onLog={log} />
      {found.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {messages.nothingThatYouAteIsCalled}
        </Typography>
      )}
    </Sheet>
  );
}

interface GroupProps {
  title: string;
  candidates: readonly Candidate[];
  onLog: (candidate: Candidate) => Promise<void>;
}

function Group({ title, candidates, onLog }: GroupProps) {
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
  /** The name is not unique in the list. */
  tellsItems: boolean;
  onLog: () => void;
}

function Row({ candidate, tellsItems, onLog }: RowProps) {
  const { name, items, eatenAt } = candidate;
  const { calories } = totalNutrients(items);
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
      <FavouriteButton name={name} items={[...items]} bare />
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
