import { Box, Typography } from '@mui/material';

import { type Nutrient, NUTRIENT_UNITS, NUTRIENTS } from '#shared/records/nutrients';

import { Disclosure } from '../../../../../ui/disclosure';
import { NUTRIENT_NAMES } from '../../../../../ui/figures/nutrient-words';
import { Choice } from '../../../../../ui/form/choice';
import { counted } from '../../../../../ui/words/counted';
import { dateWithYear } from '../../../../../ui/words/time';
import {
  type ChosenColumns,
  type ColumnField,
  isNutrient,
  notTakenWords,
} from '../formats/guess-columns';
import { KNOWN_FORMATS } from '../formats/known-formats';
import type { Answers, Ask, ParsedFile } from '../parsed-file';
import { type DateOrder, datesOf } from '../table/dates';

interface FileQuestionsProps {
  asks: readonly Ask[];
  answers: Answers;
  onAnswer: (answers: Answers) => void;
}

export function FileQuestions({ asks, answers, onAnswer }: FileQuestionsProps) {
  if (asks.length === 0) return null;
  return (
    <>
      {!isAnswered(asks, answers) && (
        <Typography>The file can be read in two ways. Please choose the right one.</Typography>
      )}
      {asks.map((ask) => {
        const value = answers[ask.about] ?? ask.guess ?? '';
        return (
          <Choice
            key={ask.about}
            label={labelOf(ask)}
            options={value === '' ? [['', 'Please choose'], ...optionsOf(ask)] : optionsOf(ask)}
            value={value}
            onChange={({ target }) => {
              onAnswer({ ...answers, [ask.about]: target.value });
            }}
          />
        );
      })}
    </>
  );
}

/** Whether every question without a guess was answered. */
export function isAnswered(asks: readonly Ask[], answers: Answers): boolean {
  return asks.every(({ about, guess }) => guess !== null || answers[about] !== undefined);
}

function labelOf(ask: Ask): string {
  switch (ask.about) {
    case 'dates':
      return `Which day is ${ask.example}?`;
    case 'weights':
      return `Which unit are the weights in? One is ${ask.example}.`;
    case 'incomplete':
      return ask.days > 0
        ? `${counted(ask.days, 'day is', 'days are')} not marked as complete`
        : 'Days not marked as complete';
  }
}

function optionsOf(ask: Ask): (readonly [value: string, words: string])[] {
  switch (ask.about) {
    case 'dates':
      return (['day-first', 'month-first'] as const).map((order) => [
        order,
        dayWords(ask.example, order),
      ]);
    case 'weights':
      return [
        ['kg', 'Kilograms'],
        ['lbs', 'Pounds'],
      ];
    case 'incomplete':
      return [
        ['leave-out', 'Leave them out'],
        ['take', 'Import them'],
      ];
  }
}

function dayWords(text: string, order: DateOrder): string {
  const day = datesOf([text], order).read(text);
  return day === undefined ? text : dateWithYear(day);
}

interface ColumnsFormProps {
  columns: NonNullable<ParsedFile['columns']>;
  onChange: (chosen: ChosenColumns) => void;
}

const NAMES: Readonly<Record<Exclude<ColumnField, Nutrient>, string>> = {
  date: 'Date',
  time: 'Time',
  name: 'Food',
  amount: 'Amount',
  meal: 'Meal',
};

const FIRST = ['date', 'time', 'name', 'amount', 'meal', 'calories'] as const;
const OTHERS = NUTRIENTS.filter((nutrient) => nutrient !== 'calories');

/** What each column of a table of an unknown format holds, guessed first. */
export function ColumnsForm({ columns: { names, chosen }, onChange }: ColumnsFormProps) {
  const isWhole = chosen.date !== undefined && (chosen.name ?? chosen.calories) !== undefined;
  const field = (one: ColumnField) => (
    <Choice
      key={one}
      label={fieldLabel(one)}
      options={[['', 'Not in the file'], ...names.map((name) => [name, name] as const)]}
      value={chosen[one] ?? ''}
      problem={isNutrient(one) ? notTakenWords(one, { names, chosen }) : undefined}
      onChange={({ target }) => {
        const others = Object.entries(chosen).filter(([other]) => other !== one);
        const added = target.value === '' ? [] : [[one, target.value]];
        onChange(Object.fromEntries([...others, ...added]) as ChosenColumns);
      }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>
        The format of this table is not known. Please check what its columns hold.
      </Typography>
      {!isWhole && (
        <Typography role="alert">
          A date is needed, and a food or its energy. The columns are: {names.join(', ')}. Known
          formats: {KNOWN_FORMATS}.
        </Typography>
      )}
      <Box sx={GRID}>{FIRST.map(field)}</Box>
      <Disclosure label="Other nutrients">
        <Box sx={GRID}>{OTHERS.map(field)}</Box>
      </Disclosure>
    </Box>
  );
}

function fieldLabel(field: ColumnField): string {
  if (!isNutrient(field)) return NAMES[field];
  return `${NUTRIENT_NAMES[field]} (${NUTRIENT_UNITS[field]})`;
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
