import { Box, ButtonBase } from '@mui/material';

import type { MealType } from '#shared/records/meal';
import type { Aim } from '#shared/rules/what-to-eat/fit';

import { Icon } from '../../ui/icons';
import { PRESSED_CARD } from '../../ui/layout/card';
import { TWO_LINES } from '../../ui/styles';
import { figureWords, otherReasons } from './reason-words';
import type { EatableSuggestion } from './use-suggestions';

interface SuggestionRowProps {
  suggestion: EatableSuggestion;
  aim: Aim | null;
  day: string;
  mealType: MealType;
  onOpen: () => void;
}

/** A suggestion with the reason for it. */
export function SuggestionRow({ suggestion, aim, day, mealType, onOpen }: SuggestionRowProps) {
  const { candidate } = suggestion;
  return (
    <ButtonBase aria-haspopup="dialog" onClick={onOpen} sx={ROW}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box dir="auto" sx={NAME}>
          {candidate.name}
        </Box>
        <Box sx={{ mt: 0.5, fontWeight: 600, '&:empty': { display: 'none' } }}>
          {figureWords(candidate, aim)}
        </Box>
        <Box sx={{ mt: 0.25, fontSize: '0.875rem', color: 'text.secondary' }}>
          {otherReasons(suggestion, { day, mealType }).join(' · ')}
        </Box>
      </Box>
      <Icon name="next" size={20} style={{ flex: 'none', alignSelf: 'center' }} />
    </ButtonBase>
  );
}

const NAME = { ...TWO_LINES, fontWeight: 680, fontSize: '1.0625rem', lineHeight: 1.3 } as const;

const ROW = {
  ...PRESSED_CARD,
  width: '100%',
  height: '100%',
  fontSize: '0.9375rem',
} as const;
