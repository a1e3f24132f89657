import { Box, Typography } from '@mui/material';

import { useMeals } from '../../../store/use-meals';
import { EditMeal } from '../edit/edit-meal';
import { EmptyList } from './empty-list';
import { byDay, dayWords } from './days';
import { ListSkeleton } from './list-skeleton';
import { MealCard } from './meal-card';
import { useEditing } from './use-editing';

/** The meals on this device, newest first, a heading a day. */
export function MealsList() {
  const meals = useMeals();
  const { editing, edit, close } = useEditing(meals);
  if (meals === undefined) return <ListSkeleton />;
  if (meals.length === 0) return <EmptyList />;
  return (
    <Box component="section" aria-label="Your meals" sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      {byDay(meals).map(({ day, entries }) => (
        <section key={day} aria-label={dayWords(day)}>
          <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
            {dayWords(day)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <MealCard entry={entry} onEdit={edit} />
              </li>
            ))}
          </Box>
        </section>
      ))}
      {editing && <EditMeal key={editing.id} entry={editing} onClose={close} />}
    </Box>
  );
}
