import { Box, Button, ButtonBase } from '@mui/material';

import { itemNutrients } from '#shared/nutrition/totals';
import type { MealItem } from '#shared/records/meal-item';

import { Calories } from '../../../ui/figures/calories';
import { howMuchWords } from '../../../ui/figures/nutrient-words';
import { focusWhenShown } from '../../../ui/focus-when-shown';
import { HOVER } from '../../../ui/hover';
import { Icon, type IconName } from '../../../ui/icons';
import { foodInWords } from '../evidence/evidence-words';

interface ItemRowProps {
  item: MealItem;
  onOpen: () => void;
}

export function ItemRow({ item, onOpen }: ItemRowProps) {
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

type Marked = Pick<MealItem, 'source' | 'seen' | 'edited'>;

/** Only what limits trust in the numbers. */
export function ItemMarks({ item }: { item: Marked }) {
  const marks = marksOf(item);
  if (marks.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
      {marks.map(({ icon, words }) => (
        <Box key={words} component="span" sx={MARK}>
          <Icon name={icon} size={15} style={{ flex: 'none' }} />
          {words}
        </Box>
      ))}
    </Box>
  );
}

interface Mark {
  icon: IconName;
  words: string;
}

function marksOf({ source, seen, edited }: Marked): Mark[] {
  const marks: Mark[] = [];
  // What the person has edited they have seen.
  if (seen === 'assumed' && edited.length === 0) {
    marks.push({ icon: 'eyeOff', words: 'assumed, not visible' });
  }
  if (source.kind === 'ai') marks.push({ icon: 'warning', words: 'figures guessed by the AI' });
  return marks;
}

const MARK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  py: 0.25,
  borderRadius: '999px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontSize: '0.8125rem',
  fontWeight: 500,
  color: 'text.secondary',
} as const;

type Told = Pick<
  MealItem,
  'grams' | 'amount' | 'gramsLow' | 'gramsHigh' | 'preparation' | 'edited'
>;

export function itemWords(item: Told): string {
  const { preparation = '', edited } = item;
  const parts = [`${howMuchWords(item)}${boundsWords(item)}`, preparation];
  if (edited.length > 0) parts.push('changed by you');
  return parts.filter((part) => part !== '').join(', ');
}

/** ' (120-190)' if the weight was guessed; empty if it is certain or the person's own. */
function boundsWords({ gramsLow, gramsHigh, edited }: Told): string {
  if (gramsLow === undefined || gramsHigh === undefined || edited.includes('grams')) return '';
  const [low, high] = [Math.round(gramsLow), Math.round(gramsHigh)];
  return low === high ? '' : ` (${low}-${high})`;
}

/** 'counted as Spinach, raw', if the table's name differs from the provider's; otherwise null. */
export function countedAsWords({
  name,
  source,
  seen,
}: Pick<MealItem, 'name' | 'source' | 'seen'>): string | null {
  if (source.kind !== 'table' || seen === undefined) return null;
  const food = foodInWords(source.description);
  return lettersOf(food) === lettersOf(name) ? null : `counted as ${food}`;
}

function lettersOf(words: string): string {
  return (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

export function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 56, color: 'text.secondary' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, textDecoration: 'line-through' }}>{name}</Box>
      <Button ref={focusWhenShown} aria-label={`Undo removing ${name}`} onClick={onUndo}>
        Undo
      </Button>
    </Box>
  );
}
