import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { contentKey } from '#shared/rules/copy-meal';
import { shownItems } from '#shared/rules/meal-state';

import type { MealEntry } from '../../../store/meal-entries';
import { Icon, type IconName } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import type { DiaryActions } from '../diary/use-diary-actions';
import { FavouriteButton, useFavouriteIds } from '../quick-log/favourite-button';
import { messages } from './messages';

interface MealActionsProps {
  entry: MealEntry;
  actions: DiaryActions;
}

export function MealActions({ entry, actions }: MealActionsProps) {
  const { meal } = entry;
  const items = shownItems(meal) ?? [];
  const favourite = useFavouriteIds().get(contentKey(items));
  return (
    <Box role="group" aria-label={format(messages.actionsFor, { name: meal.name })} sx={ROW}>
      <Action
        icon="pencil"
        label={messages.edit}
        of={meal.name}
        onClick={() => {
          actions.edit(entry);
        }}
      />
      {items.length > 0 && (
        <>
          <Action
            icon="copy"
            label={messages.copy}
            of={meal.name}
            onClick={() => {
              actions.copy([entry], meal.name);
            }}
          />
          <FavouriteButton name={meal.name} items={items} favourite={favourite} />
          <Button
            component={Link}
            to={`${PAGES.share}?meal=${entry.id}`}
            color="inherit"
            aria-label={`${messages.share} ${meal.name}`}
          >
            <Icon name="share" size={20} />
            {messages.share}
          </Button>
        </>
      )}
      <Action
        icon="trash"
        label={messages.delete}
        of={meal.name}
        onClick={() => {
          actions.remove(entry);
        }}
      />
    </Box>
  );
}

interface ActionProps {
  icon: IconName;
  label: string;
  of: string;
  onClick: () => void;
}

function Action({ icon, label, of, onClick }: ActionProps) {
  return (
    <Button color="inherit" aria-label={`${label} ${of}`} onClick={onClick}>
      <Icon name={icon} size={20} />
      {label}
    </Button>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3.75rem, 1fr))',
  mx: -1,
  '& .MuiButton-root': {
    flexDirection: 'column',
    gap: 0.25,
    minWidth: 0,
    minHeight: 56,
    px: 0.5,
    py: 0.75,
    fontSize: '0.8125rem',
    lineHeight: 1.2,
  },
} as const;
