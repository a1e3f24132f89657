import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';

import { FOOD_NAME_MAX, type FoodFields } from '#shared/records/food';
import { type Nutrient, NUTRIENT_UNITS, NUTRIENTS } from '#shared/records/nutrients';

import { NUTRIENT_NAMES } from '../../../ui/figures/nutrient-words';
import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { Icon } from '../../../ui/icons';
import { SaveOrConfirm, useQuestion } from '../../../ui/profile/weight-question';
import { SheetActions } from '../../../ui/layout/sheet';
import { format } from '../../../ui/words/format';
import { TWO_FIELDS } from '../../../ui/styles';
import { submitByKeys } from '../submit-by-keys';
import { DetailFields } from './detail-fields';
import { messages } from './messages';
import { type FiguresForm, useFiguresForm } from './use-figures-form';
import type { Step } from './use-pack-flow';

interface FiguresStepProps {
  step: Omit<Extract<Step, { at: 'figures' }>, 'at'>;
  /** Name of a new food. */
  name?: string;
  /** Label of the button. */
  next: string;
  onDone: (food: FoodFields) => void;
}

/** The form for a custom food, typed by hand or corrected after it was read. */
export function FiguresStep({ step, name = '', next, onDone }: FiguresStepProps) {
  const form = useFiguresForm(step, name);
  const { values, problems, set } = form;
  const doubtful = Object.keys(form.doubts).length;
  const { question, ask } = useQuestion(JSON.stringify(values));
  const save = () => {
    const food = form.food();
    if (!food) return;
    if (question === null && form.unlikely !== null) ask(form.unlikely);
    else onDone(food);
  };
  const start = useRef<HTMLInputElement>(null);
  const isTyped = step.read === null;
  useEffect(() => {
    if (!isTyped) return;
    const energy = form.place.current?.querySelector<HTMLElement>('[role=group] input');
    (name === '' ? start.current : energy)?.focus();
  }, [isTyped, name, form.place]);
  return (
    <Box
      component="form"
      ref={form.place}
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        // This form may be inside a meal's form.
        event.stopPropagation();
        save();
      }}
      onKeyDown={submitByKeys(save)}
    >
      {step.read && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {doubtful === 0
            ? messages.theNumbersAddUp
            : format(messages.numbersToCheck, { doubtful })}
        </Typography>
      )}
      <Field
        label={messages.name}
        inputRef={start}
        autoComplete="off"
        value={values.name}
        problem={problems.name}
        inputProps={{ maxLength: FOOD_NAME_MAX }}
        onChange={(event) => {
          set({ name: event.target.value });
        }}
      />
      <Field
        label={messages.brand}
        placeholder={messages.ifItHasOne}
        autoComplete="off"
        value={values.brand}
        problem={problems.brand}
        onChange={(event) => {
          set({ brand: event.target.value });
        }}
      />
      <SizeFields form={form} />
      <FigureFields form={form} />
      <DetailFields form={form} />
      <SheetActions>
        <SaveOrConfirm
          question={question}
          label={next}
          saving={false}
          onChange={() => {
            ask(null);
            form.place.current?.querySelector<HTMLElement>('[role=group] input')?.focus();
          }}
        />
      </SheetActions>
    </Box>
  );
}

/** Fields for the amount that the numbers are for. */
function SizeFields({ form: { values, problems, set } }: { form: FiguresForm }) {
  return (
    <Box sx={TWO_FIELDS}>
      <Choice
        label={messages.numbersFor}
        value={values.per}
        options={[
          ['100', `100 ${values.unit}`],
          ['serving', messages.oneServing],
        ]}
        onChange={(event) => {
          set({ per: event.target.value === '100' ? '100' : 'serving' });
        }}
      />
      <Choice
        label={messages.measuredIn}
        value={values.unit}
        options={[
          ['g', 'grams'],
          ['ml', 'milliliters'],
        ]}
        onChange={(event) => {
          set({ unit: event.target.value === 'ml' ? 'ml' : 'g' });
        }}
      />
      <Field
        label={messages.serving}
        placeholder={messages.oneSlice}
        autoComplete="off"
        value={values.serving}
        inputProps={{ maxLength: 60 }}
        onChange={(event) => {
          set({ serving: event.target.value });
        }}
      />
      <Field
        label={format(messages.aServingIs, { unit: values.unit })}
        inputMode="decimal"
        autoComplete="off"
        value={values.size}
        problem={problems.size}
        onChange={(event) => {
          set({ size: event.target.value });
        }}
      />
      <Choice
        label={messages.labelShows}
        value={values.salt}
        options={[
          ['salt', messages.saltInG],
          ['sodium', messages.sodiumInMg],
        ]}
        onChange={(event) => {
          set({ salt: event.target.value === 'salt' ? 'salt' : 'sodium' });
        }}
      />
    </Box>
  );
}

// In the order in which labels list them.
const ON_EVERY_LABEL: readonly Nutrient[] = [
  'calories',
  'fat',
  'saturatedFat',
  'carbs',
  'sugar',
  'fiber',
  'protein',
  'sodium',
];

// Labels in the United States have sodium instead of salt.
const ON_US_LABELS = NUTRIENTS.filter((nutrient) => !ON_EVERY_LABEL.includes(nutrient));

function FigureFields({ form }: { form: FiguresForm }) {
  const { values, doubts, problems, setFigure } = form;
  const isSalt = values.salt === 'salt';
  const shown = isSalt ? ON_EVERY_LABEL : [...ON_EVERY_LABEL, ...ON_US_LABELS];
  return (
    <Box role="group" aria-label={messages.numbers} sx={TWO_FIELDS}>
      {shown.map((nutrient) => {
        const doubt = doubts[nutrient];
        return (
          <Field
            key={nutrient}
            label={labelOf(nutrient, isSalt)}
            inputMode="decimal"
            autoComplete="off"
            value={values.figures[nutrient]}
            problem={problems[nutrient]}
            hint={doubt === undefined ? undefined : <Doubt words={doubt} />}
            sx={doubt === undefined ? {} : DOUBTFUL}
            onChange={(event) => {
              setFigure(nutrient, event.target.value);
            }}
          />
        );
      })}
    </Box>
  );
}

function labelOf(nutrient: Nutrient, isSalt: boolean): string {
  if (nutrient === 'sodium' && isSalt) return messages.saltG;
  return `${NUTRIENT_NAMES[nutrient]} (${NUTRIENT_UNITS[nutrient]})`;
}

function Doubt({ words }: { words: string }) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.75, color: 'nutrients.carbs' }}>
      <Icon name="warning" size={16} style={{ flex: 'none', marginTop: 2 }} />
      {words}
    </Box>
  );
}

const DOUBTFUL = {
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'nutrients.carbs', borderWidth: 2 },
} as const;
