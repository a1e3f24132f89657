import { Box, Button, IconButton, Typography } from '@mui/material';
import { useState } from 'react';

import { itemOfFood } from '#shared/nutrition/items/items';
import { personalFood } from '#shared/nutrition/table/personal-food';

import { deleteFood, type FoodEntry, restoreFood, usePersonalFoods } from '../../../store/foods';
import { SearchField } from '../../../ui/form/field';
import { Icon } from '../../../ui/icons';
import { Sheet } from '../../../ui/layout/sheet';
import { format } from '../../../ui/words/format';
import { Announcement } from '../items/announcement';
import { RemovedRow } from '../items/item-row';
import { matchesQuery } from '../items/use-foods';
import type { NextEntry } from '../log-meal';
import { LOG_BUTTON } from '../styles';
import { useLogWithUndo } from '../use-log-with-undo';
import { FoodSheet } from './food-sheet';
import { foodWords, servingOf } from './food-words';
import { messages } from './messages';

const SEARCH_FROM = 6;

interface YourFoodsProps {
  entry: NextEntry;
  /** Called after a meal is saved. */
  onLogged: () => void;
  onClose: () => void;
}

export function YourFoods({ entry: next, onLogged, onClose }: YourFoodsProps) {
  const kept = usePersonalFoods();
  const foods = kept ?? [];
  const [gone, setGone] = useState<readonly FoodEntry[]>([]);
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<FoodEntry | 'new' | null>(null);
  const isGone = ({ id }: FoodEntry) => foods.every((one) => one.id !== id);
  const listed = [...foods, ...gone.filter(isGone)].sort((one, other) =>
    one.food.name.localeCompare(other.food.name),
  );
  const found = listed.filter((entry) => matchesQuery(searchedWords(entry), query));
  const log = useLogFood(next);
  return (
    <Sheet title={messages.yourFoods} subtitle={messages.enteredByYou} onClose={onClose}>
      <Button
        variant="outlined"
        startIcon={<Icon name="plus" size={20} />}
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          setOpened('new');
        }}
      >
        {messages.newFood}
      </Button>
      {foods.length >= SEARCH_FROM && (
        <SearchField label={messages.search} query={query} onQuery={setQuery} />
      )}
      {kept && listed.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{messages.noOwnFoodsYet}</Typography>
      )}
      <Announcement words={spokenCount(query, found.length)} />
      {foods.length > 0 && found.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{messages.noFoodFound}</Typography>
      )}
      {found.length > 0 && (
        <Box component="ul" aria-label={messages.yourFoods} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {found.map((entry) =>
            isGone(entry) ? (
              <li key={entry.id}>
                <RemovedRow name={entry.food.name} onUndo={() => void restoreFood(entry.id)} />
              </li>
            ) : (
              <FoodRow
                key={entry.id}
                entry={entry}
                onLog={() => {
                  onClose();
                  void log(entry).then((saved) => {
                    if (saved) onLogged();
                  });
                }}
                onEdit={() => {
                  setOpened(entry);
                }}
                onDelete={() => {
                  setGone([...gone, entry]);
                  void deleteFood(entry.id);
                }}
              />
            ),
          )}
        </Box>
      )}
      {opened !== null && (
        <FoodSheet
          entry={opened === 'new' ? undefined : opened}
          onSaved={() => {
            setOpened(null);
          }}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </Sheet>
  );
}

function searchedWords({ food: { name, brand, barcode } }: FoodEntry): string {
  return `${name} ${brand ?? ''} ${barcode ?? ''}`;
}

function spokenCount(query: string, count: number): string {
  if (query.trim() === '') return '';
  return count === 0 ? messages.noFoodFound : format(messages.foodsFound, { count });
}

function useLogFood({ mealTime, mealType, slot }: NextEntry) {
  const { logItems } = useLogWithUndo();
  return async ({ id, food }: FoodEntry) => {
    const { grams, text } = servingOf(food);
    const item = itemOfFood(personalFood(id, food), grams, { id: 'own1', amountText: text });
    return logItems({ name: food.name, items: [item] }, { mealTime, mealType, slot });
  };
}

interface FoodRowProps {
  entry: FoodEntry;
  onLog: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

function FoodRow({ entry: { food }, onLog, onEdit, onDelete }: FoodRowProps) {
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Box dir="auto" sx={{ fontWeight: 650, lineHeight: 1.3 }}>
          {food.name}
        </Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{foodWords(food)}</Box>
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        <IconButton aria-label={format(messages.editNamed, { name: food.name })} onClick={onEdit}>
          <Icon name="pencil" size={20} />
        </IconButton>
        <IconButton
          aria-label={format(messages.deleteNamed, { name: food.name })}
          onClick={onDelete}
        >
          <Icon name="trash" size={20} />
        </IconButton>
        <IconButton
          aria-label={format(messages.logNamed, { name: food.name })}
          sx={{ ...LOG_BUTTON, ml: 0.5 }}
          onClick={onLog}
        >
          <Icon name="plus" size={22} />
        </IconButton>
      </Box>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  py: 0.75,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
