import { Box, ButtonBase, Typography } from '@mui/material';

import type { Meal } from '#shared/records/meal';
import { shownItems } from '#shared/rules/meal-state';

import { usePhotoUrl } from '../../../store/photos/photo-blob';
import { Icon } from '../../../ui/icons';
import { NAME_OF_LINE, PRESSED_LINE, TWO_LINES } from '../../../ui/styles';
import { timeOfDayWords } from '../../../ui/words/time';
import { TotalCalories } from '../items/total-row';
import { PHOTO_EDGE } from '../styles';

const SIZE = { width: 56, height: 56 } as const;

interface MealHeaderProps {
  meal: Meal;
  open: boolean;
  /** Id of the element that it opens. */
  detailsId: string;
  onToggle: () => void;
}

export function MealHeader({ meal, open, detailsId, onToggle }: MealHeaderProps) {
  const items = shownItems(meal) ?? [];
  return (
    <Typography component="h3" sx={{ fontSize: 'inherit' }}>
      <ButtonBase aria-expanded={open} aria-controls={detailsId} sx={ROW} onClick={onToggle}>
        {meal.photoId !== null && !open && <Thumb photoId={meal.photoId} />}
        <Box component="span" sx={NAME_OF_LINE}>
          <Box component="span" dir="auto" sx={open ? NAME : { ...NAME, ...TWO_LINES }}>
            {meal.name}
          </Box>
          <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {timeOfDayWords(meal.mealTime)}
          </Box>
        </Box>
        {items.length > 0 && (
          <Box component="span" sx={CALORIES}>
            <TotalCalories items={items} size="small" stacked />
          </Box>
        )}
        <Icon
          name="down"
          size={18}
          style={{ flex: 'none', opacity: 0.6, transform: open ? 'scaleY(-1)' : undefined }}
        />
      </ButtonBase>
    </Typography>
  );
}

const ROW = { ...PRESSED_LINE, gap: 1, minHeight: 56, fontWeight: 400 } as const;

const NAME = {
  display: 'block',
  fontWeight: 680,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
} as const;

const CALORIES = { flex: 'none', textAlign: 'end' } as const;

/** Decoration only, because the meal's name is next to it. */
function Thumb({ photoId }: { photoId: string }) {
  const url = usePhotoUrl(photoId);
  return (
    <Box component="span" sx={{ ...PHOTO_EDGE, ...SIZE, flex: 'none' }}>
      <Box
        component="img"
        src={url}
        alt=""
        sx={{ ...SIZE, display: 'block', objectFit: 'cover', bgcolor: 'raised.main' }}
      />
    </Box>
  );
}
