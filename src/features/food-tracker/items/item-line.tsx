import { Box, ButtonBase } from '@mui/material';

import { itemNutrients } from '#shared/nutrition/totals';
import type { MealItem } from '#shared/records/meal-item';

import { Calories } from '../../../ui/figures/calories';
import { HOVER } from '../../../ui/hover';
import { Icon } from '../../../ui/icons';
import { ItemMarks } from './item-marks';
import { countedAsWords, itemWords } from './item-words';

interface ItemLineProps {
  item: MealItem;
  onOpen: () => void;
}

export function ItemLine({ item, onOpen }: ItemLineProps) {
  const countedAs = countedAsWords(item);
  return (
    <ButtonBase aria-haspopup="dialog" onClick={onOpen} sx={LINE}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={NAME} dir="auto">
          {item.name}
        </Box>
        <Box sx={TOLD}>{itemWords(item)}</Box>
        {countedAs !== null && <Box sx={TOLD}>{countedAs}</Box>}
        <ItemMarks item={item} />
      </Box>
      <Box sx={{ flex: 'none', textAlign: 'end' }}>
        <Calories
          calories={itemNutrients(item).calories}
          low={item.caloriesLow}
          high={item.caloriesHigh}
          size="small"
          stacked
        />
      </Box>
      <Icon name="next" size={18} style={{ flex: 'none', opacity: 0.6 }} />
    </ButtonBase>
  );
}

const LINE = {
  display: 'flex',
  width: 'calc(100% + 16px)',
  gap: 1,
  minHeight: 56,
  px: 1,
  py: 0.75,
  mx: -1,
  fontSize: '1rem',
  textAlign: 'left',
  borderRadius: '10px',
  ...HOVER,
} as const;

const TOLD = { fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

// A food's name can have 200 characters: two lines are enough to tell it apart.
const NAME = {
  fontWeight: 650,
  lineHeight: 1.3,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
