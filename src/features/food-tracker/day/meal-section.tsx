import { Box, IconButton, Typography } from '@mui/material';

import type { MealType } from '#shared/records/meal';

import type { EarlierMeals } from '../../../store/diary';
import type { MealEntry } from '../../../store/meal-entries';
import { Icon, type IconName } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { wholeWords } from '../../../ui/words/number';
import { MealCard } from '../list/meal-card';
import { totalOf } from './day-figures';
import type { DiaryActs } from './diary-acts';
import { RepeatOffer } from './repeat-offer';

interface MealSectionProps {
  type: MealType;
  day: string;
  entries: readonly MealEntry[];
  /** The last such meal before; undefined if there was none lately. */
  earlier: EarlierMeals | undefined;
  /** The meal that was logged last: it is shown open. */
  latestId: string | undefined;
  acts: DiaryActs;
}

export function MealSection({ type, day, entries, earlier, latestId, acts }: MealSectionProps) {
  const { title, icon } = TYPES[type];
  const { calories } = totalOf(entries.map(({ meal }) => meal));
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 0, sm: 0 }, overflow: 'clip' }}>
      <Box sx={HEADER}>
        <Icon name={icon} size={22} style={{ flex: 'none' }} />
        <Typography component="h2" variant="h3" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {calories !== null && (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            <Box component="span" sx={{ fontWeight: 720 }}>{`${wholeWords(calories)} `}</Box>
            <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              kcal
            </Box>
          </Box>
        )}
        <Box sx={{ display: 'flex', mr: -1 }}>
          {entries.length > 0 && (
            <IconButton
              aria-label={`Copy ${title.toLowerCase()}`}
              onClick={() => {
                acts.copy(entries, title.toLowerCase());
              }}
            >
              <Icon name="copy" size={20} />
            </IconButton>
          )}
          <IconButton
            aria-label={`Add to ${title.toLowerCase()}`}
            sx={{ color: 'primary.main' }}
            onClick={() => {
              acts.add(type);
            }}
          >
            <Icon name="plus" size={22} />
          </IconButton>
        </Box>
      </Box>
      {entries.length === 0 && earlier && <RepeatOffer day={day} earlier={earlier} type={type} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Box
            component="li"
            key={entry.id}
            sx={{ borderTop: '1px solid', borderColor: 'divider' }}
          >
            <MealCard entry={entry} isLatest={entry.id === latestId} acts={acts} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const TYPES: Record<MealType, { title: string; icon: IconName }> = {
  breakfast: { title: 'Breakfast', icon: 'sunrise' },
  lunch: { title: 'Lunch', icon: 'sun' },
  dinner: { title: 'Dinner', icon: 'moon' },
  snack: { title: 'Snacks', icon: 'apple' },
};

const HEADER = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  pl: { xs: 2, sm: 2.5 },
  pr: { xs: 1.5, sm: 2 },
  py: 0.75,
  minHeight: 56,
} as const;
