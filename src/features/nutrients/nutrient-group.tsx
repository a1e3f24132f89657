import { Box, Typography } from '@mui/material';

import type { NutrientSums } from '#shared/nutrition/nutrients/sum-nutrients';
import type { DailyReference } from '#shared/nutrition/nutrients/daily-reference';
import { EVERY_ROW, type EveryNutrient } from '#shared/records/every-nutrient';
import type { NutrientTarget } from '#shared/records/nutrient-target';

import { TickBox } from '../../ui/form/tick';
import { Card } from '../../ui/layout/card';
import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import type { Group } from './groups';
import { messages } from './messages';
import { NutrientFigures, NutrientRow } from './nutrient-row';

/** State of choosing nutrients for Today; null while the user is not choosing. */
interface Choosing {
  chosen: readonly EveryNutrient[];
  isFull: boolean;
  toggle: (nutrient: EveryNutrient) => void;
}

interface NutrientGroupProps {
  group: Group;
  sums: NutrientSums;
  referenceOf: (nutrient: EveryNutrient) => DailyReference;
  choosing: Choosing | null;
  /** The user's own targets; null if none can be set. */
  own: readonly NutrientTarget[] | null;
}

export function NutrientGroup({ group, sums, referenceOf, choosing, own }: NutrientGroupProps) {
  return (
    <Card
      component="section"
      aria-labelledby={group.id}
      sx={{ pb: { xs: 1, sm: 1.5 }, breakInside: 'avoid', mb: 2 }}
    >
      <Typography id={group.id} component="h2" variant="h3" sx={{ mb: 1.25 }}>
        {group.title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {group.nutrients.map((nutrient) => {
          if (nutrient === 'calories' && isGentle()) return null;
          const row = { nutrient, sum: sums[nutrient], reference: referenceOf(nutrient) };
          return choosing ? (
            <ChoosableRow key={nutrient} {...row} choosing={choosing} />
          ) : (
            <NutrientRow key={nutrient} {...row} own={own} />
          );
        })}
      </Box>
    </Card>
  );
}

function ChoosableRow({
  choosing,
  ...row
}: Parameters<typeof NutrientFigures>[0] & { choosing: Choosing }) {
  const { nutrient } = row;
  const isChosen = choosing.chosen.includes(nutrient);
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      <Box component="label" sx={LABEL}>
        <TickBox
          aria-label={format(messages.showOnToday, { name: EVERY_ROW[nutrient].label })}
          checked={isChosen}
          disabled={!isChosen && choosing.isFull}
          onChange={() => {
            choosing.toggle(nutrient);
          }}
        />
        <NutrientFigures {...row} />
      </Box>
    </Box>
  );
}

const LABEL = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  py: 1.25,
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'default' },
  '& :disabled': { opacity: 0.4, cursor: 'default' },
} as const;
