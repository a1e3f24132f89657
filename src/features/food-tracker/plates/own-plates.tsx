import { Box, ButtonBase } from '@mui/material';
import { type MouseEvent, useId, useState } from 'react';

import { totalNutrients } from '#shared/nutrition/items/totals';
import { shownItems } from '#shared/rules/meal-state';

import type { MealEntry } from '../../../store/meal-entries';
import { editMeal } from '../../../store/meals';
import { usePhotoUrl } from '../../../store/photos/photo-blob';
import type { OwnPlate } from '../../../store/plates/plate-looks';
import { useToast } from '../../../ui/feedback/toast';
import { Icon } from '../../../ui/icons';
import { HOVER, TWO_LINES } from '../../../ui/styles';
import { format } from '../../../ui/words/format';
import { energyWords, shownEnergy, unknownEnergy } from '../../../ui/words/quantity';
import { capital } from '../../../ui/words/text';
import { shortDay } from '../diary/day-words';
import { PHOTO_EDGE } from '../styles';
import { messages } from './messages';

interface OwnPlatesProps {
  entry: Pick<MealEntry, 'id' | 'meal'>;
  plates: readonly OwnPlate[];
}

/** Offers the user's own meals with similar photos. None is used without a tap. */
export function OwnPlates({ entry, plates }: OwnPlatesProps) {
  const titleId = useId();
  const { log, pending } = useLogLike(entry);
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1 }}>
      <Box>
        <Box id={titleId} sx={{ fontWeight: 650, fontSize: '0.9375rem' }}>
          {messages.hadThisBefore}
        </Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{messages.tapToLogTheSame}</Box>
      </Box>
      <Box component="ul" sx={LIST}>
        {plates.map((plate) => (
          <li key={plate.photoId}>
            <Plate
              plate={plate}
              disabled={pending}
              onClick={(event) => void log(plate, event.currentTarget)}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface PlateProps {
  plate: OwnPlate;
  disabled: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

function Plate({ plate: { photoId, meal }, disabled, onClick }: PlateProps) {
  const url = usePhotoUrl(photoId);
  const calories = shownEnergy(totalNutrients(shownItems(meal) ?? []).calories);
  const energy = calories === null ? unknownEnergy() : energyWords(calories);
  const day = capital(shortDay(meal.mealTime.slice(0, 10)));
  const facts = [energy, day].filter(Boolean).join(', ');
  return (
    <ButtonBase
      aria-label={`${format(messages.logAgain, { name: meal.name })}, ${facts}`}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={ROW}
    >
      <Box component="span" sx={{ ...PHOTO_EDGE, flex: 'none' }}>
        <Box component="img" src={url} alt="" sx={THUMB} />
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" dir="auto" sx={{ ...TWO_LINES, fontWeight: 650, lineHeight: 1.3 }}>
          {meal.name}
        </Box>
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {facts}
        </Box>
      </Box>
      <Icon name="plus" size={20} style={{ flex: 'none' }} />
    </ButtonBase>
  );
}

/** Copies items and name from the earlier meal; the meal keeps its own time, notes and photo. */
function useLogLike({ id, meal }: OwnPlatesProps['entry']) {
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const log = async ({ meal: earlier }: OwnPlate, pressed: HTMLElement) => {
    const card = pressed.closest('article');
    setPending(true);
    try {
      await editMeal(id, { name: earlier.name, items: shownItems(earlier) });
      const { name, items } = meal;
      const undo = { label: messages.undo, run: async () => editMeal(id, { name, items }) };
      toast({ title: format(messages.loggedAs, { name: earlier.name }), action: undo });
      // The pressed button is removed with the offer.
      card?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    } catch {
      toast({
        title: messages.notSaved,
        description: messages.notSavedTryAgain,
        failed: true,
      });
    } finally {
      setPending(false);
    }
  };
  return { log, pending };
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;

const THUMB = {
  display: 'block',
  width: 56,
  height: 56,
  objectFit: 'cover',
  bgcolor: 'raised.main',
} as const;

const ROW = {
  display: 'flex',
  gap: 1.5,
  width: '100%',
  minHeight: 72,
  p: 1,
  pr: 1.5,
  borderRadius: '16px',
  border: '1px solid',
  borderColor: 'divider',
  textAlign: 'start',
  '& > svg': { color: 'primary.main' },
  ...HOVER,
} as const;
