import { Box, Button, IconButton, Typography } from '@mui/material';
import { useState } from 'react';

import { shownItems } from '#shared/rules/meal-state';
import { rangeOfItems } from '#shared/nutrition/meal-range';
import { totalNutrients } from '#shared/nutrition/totals';

import { deleteMeal, restoreMeal, type MealEntry } from '../../../store/meals';
import { usePhotoUrl } from '../../../store/use-photo-url';
import { useToast } from '../../../ui/feedback/toast';
import { Calories } from '../../../ui/figures/calories';
import { Macros } from '../../../ui/figures/macros';
import { Icon } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { DescribeMeal } from './describe-meal';
import { Evidence } from './evidence';
import { stateWords, wantsDescription } from './state-words';

interface MealCardProps {
  entry: MealEntry;
  onEdit: (entry: MealEntry) => void;
}

export function MealCard({ entry, onEdit }: MealCardProps) {
  const { meal, photoId, state } = entry;
  const [evidence, setEvidence] = useState(false);
  const items = shownItems(meal) ?? [];
  return (
    <Card
      component="article"
      aria-label={meal.name}
      sx={{ display: 'grid', gap: 1.5, p: { xs: 2, sm: 2.5 } }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
        {photoId !== null && <Thumb photoId={photoId} />}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 700, lineHeight: 1.3 }}>
            {meal.name}
          </Typography>
          <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
            {capital(meal.mealType)}, {meal.mealTime.slice(11)}
          </Typography>
        </Box>
        <Actions entry={entry} onEdit={onEdit} />
      </Box>
      {items.length > 0 && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 3,
            rowGap: 1,
          }}
        >
          <Calories calories={totalNutrients(items).calories ?? 0} {...bounds(items)} />
          <Macros nutrients={totalNutrients(items)} />
        </Box>
      )}
      {meal.notes !== null && <Typography sx={{ fontSize: '0.9375rem' }}>{meal.notes}</Typography>}
      {wantsDescription(state.reading) && <DescribeMeal id={entry.id} />}
      {items.length > 0 && (
        <Button
          size="small"
          sx={{ justifySelf: 'start', minHeight: 44, ml: -1.5, px: 1.5 }}
          aria-expanded={evidence}
          onClick={() => {
            setEvidence(!evidence);
          }}
        >
          {evidence ? 'Hide where this comes from' : 'Where does this come from?'}
        </Button>
      )}
      {evidence && (
        <Evidence items={items} notFound={meal.items ? [] : (meal.estimate?.notFound ?? [])} />
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          fontSize: '0.875rem',
          color: 'text.secondary',
        }}
      >
        {stateWords(state).map(({ icon, text }) => (
          <Box
            key={text}
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
          >
            <Icon name={icon} size={17} style={{ flex: 'none' }} />
            {text}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function Thumb({ photoId }: { photoId: string }) {
  const url = usePhotoUrl(photoId);
  return (
    <Box
      component="img"
      src={url}
      alt=""
      sx={{
        width: 72,
        height: 72,
        flex: 'none',
        objectFit: 'cover',
        borderRadius: 3,
        bgcolor: 'raised.main',
      }}
    />
  );
}

function Actions({ entry, onEdit }: MealCardProps) {
  const toast = useToast();
  const remove = async () => {
    await deleteMeal(entry.id);
    toast({
      title: 'Meal deleted',
      description: entry.meal.name,
      action: { label: 'Undo', run: () => void restoreMeal(entry.id) },
    });
  };
  return (
    <Box sx={{ display: 'flex', mt: -1, mr: -1 }}>
      <IconButton
        aria-label={`Edit ${entry.meal.name}`}
        onClick={() => {
          onEdit(entry);
        }}
      >
        <Icon name="pencil" size={21} />
      </IconButton>
      <IconButton aria-label={`Delete ${entry.meal.name}`} onClick={() => void remove()}>
        <Icon name="trash" size={21} />
      </IconButton>
    </Box>
  );
}

function bounds(items: Parameters<typeof rangeOfItems>[0]) {
  const { caloriesLow, caloriesHigh } = rangeOfItems(items);
  return { low: caloriesLow, high: caloriesHigh };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
