import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import {
  DETAIL_NUTRIENTS,
  DETAIL_ROWS,
  type DetailGroup,
  type DetailNutrient,
} from '#shared/records/detail-nutrients';

import { Field } from '../../../ui/form/field';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { messages } from './messages';
import type { FiguresForm } from './use-figures-form';

const GROUPS: readonly [DetailGroup, string][] = [
  ['vitamin', messages.vitamins],
  ['mineral', messages.minerals],
  ['fat', messages.fats],
  ['other', messages.otherNutrients],
];

/** Fields for nutrients that few labels have. Folded, unless some are filled or one is invalid. */
export function DetailFields({ form }: { form: FiguresForm }) {
  const count = countOf(form);
  const [isOpen, setOpen] = useState(count > 0);
  const isWrong = DETAIL_NUTRIENTS.some((nutrient) => form.problems[nutrient] !== undefined);
  const isShown = isOpen || isWrong;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Button
        color="inherit"
        aria-expanded={isShown}
        sx={{ justifySelf: 'start', ml: -1.5, px: 1.5 }}
        startIcon={<Icon name={isShown ? 'minus' : 'plus'} size={18} />}
        onClick={() => {
          setOpen(!isShown);
        }}
      >
        {count === 0 ? messages.moreNutrients : format(messages.moreNutrientsGiven, { count })}
      </Button>
      {isShown && (
        <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {messages.leaveUnprintedEmpty}
        </Typography>
      )}
      {isShown &&
        GROUPS.map(([group, title]) => (
          <Box key={group} role="group" aria-label={title}>
            <Typography aria-hidden sx={{ mb: 1, fontWeight: 650 }}>
              {title}
            </Typography>
            <Box sx={TWO_COLUMNS}>
              {of(group).map((nutrient) => (
                <DetailField
                  key={nutrient}
                  {...{ form, nutrient }}
                  onChange={() => {
                    // Stays open after an invalid value was corrected, so that the field does not disappear.
                    setOpen(true);
                  }}
                />
              ))}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

interface DetailFieldProps {
  form: FiguresForm;
  nutrient: DetailNutrient;
  onChange: () => void;
}

function DetailField({ form, nutrient, onChange }: DetailFieldProps) {
  return (
    <Field
      label={`${DETAIL_ROWS[nutrient].label} (${DETAIL_ROWS[nutrient].unit})`}
      inputMode="decimal"
      autoComplete="off"
      value={form.values.figures[nutrient]}
      problem={form.problems[nutrient]}
      onChange={(event) => {
        onChange();
        form.setFigure(nutrient, event.target.value);
      }}
    />
  );
}

function countOf({ values }: FiguresForm): number {
  return DETAIL_NUTRIENTS.filter((nutrient) => values.figures[nutrient].trim() !== '').length;
}

const of = (group: DetailGroup): DetailNutrient[] =>
  DETAIL_NUTRIENTS.filter((nutrient) => DETAIL_ROWS[nutrient].group === group);

const TWO_COLUMNS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
} as const;
