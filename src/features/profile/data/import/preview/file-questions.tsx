import { Box, Typography } from '@mui/material';

import { type Nutrient, NUTRIENT_UNITS, NUTRIENTS } from '#shared/records/nutrients';

import { Disclosure } from '../../../../../ui/disclosure';
import { NUTRIENT_NAMES } from '../../../../../ui/figures/nutrient-words';
import { Choice } from '../../../../../ui/form/choice';
import { format } from '../../../../../ui/words/format';
import { dateWithYear } from '../../../../../ui/words/time';
import { messages } from '../messages';
import {
  type ChosenColumns,
  type ColumnField,
  isNutrient,
  notTakenWords,
} from '../formats/guess-columns';
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
      {!isAnswered(asks, answers) && <Typography>{messages.fileIsAmbiguous}</Typography>}
      {asks.map((ask) => {
        const value = answers[ask.about] ?? ask.guess ?? '';
        return (
          <Choice
            key={ask.about}
            label={labelOf(ask)}
            options={
              value === '' ? [['', messages.pleaseChoose], ...optionsOf(ask)] : optionsOf(ask)
            }
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
      return format(messages.whichDayIs, { example: ask.example });
    case 'weights':
      return format(messages.whichWeightUnit, { example: ask.example });
    case 'incomplete':
      return ask.days > 0
        ? format(messages.incompleteDaysCount, { days: ask.days })
        : messages.incompleteDays;
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
        ['kg', messages.kilograms],
        ['lbs', messages.pounds],
      ];
    case 'incomplete':
      return [
        ['leave-out', messages.leaveThemOut],
        ['take', messages.importThem],
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
  date: messages.date,
  time: messages.time,
  name: messages.food,
  amount: messages.amount,
  meal: messages.meal,
};

const FIRST = ['date', 'time', 'name', 'amount', 'meal', 'calories'] as const;
const OTHERS = NUTRIENTS.filter((nutrient) => nutrient !== 'calories');

/** Lets the user assign the columns of a table of unknown format, starting with guesses. */
export function ColumnsForm({ columns: { names, chosen }, onChange }: ColumnsFormProps) {
  const isWhole = chosen.date !== undefined && (chosen.name ?? chosen.calories) !== undefined;
  const field = (one: ColumnField) => (
    <Choice
      key={one}
      label={fieldLabel(one)}
      options={[['', messages.notInTheFile], ...names.map((name) => [name, name] as const)]}
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
      <Typography>{isOwnTable(names) ? messages.ownTable : messages.unknownTableFormat}</Typography>
      {!isWhole && (
        <Typography role="alert">
          {format(messages.aDateIsNeeded, {
            names: names.join(', '),
            knownFormats: messages.knownFormats,
          })}
        </Typography>
      )}
      <Box sx={GRID}>{FIRST.map(field)}</Box>
      <Disclosure label={messages.otherNutrients}>
        <Box sx={GRID}>{OTHERS.map(field)}</Box>
      </Disclosure>
    </Box>
  );
}

/** Whether it is meals.csv of an export. Its meals would be imported as new ones, because foods of one hour are joined. */
function isOwnTable(names: readonly string[]): boolean {
  return ['id', 'description', 'photo', 'calories (kcal)'].every((name) => names.includes(name));
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
