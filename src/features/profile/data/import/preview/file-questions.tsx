import { Typography } from '@mui/material';

import { Choice } from '../../../../../ui/form/choice';
import { counted } from '../../../../../ui/words/counted';
import { dateWithYear } from '../../../../../ui/words/date';
import { datesOf, type DateOrder } from '../cells/dates-of';
import type { Answers, Ask } from '../parsed-file';

interface FileQuestionsProps {
  asks: readonly Ask[];
  answers: Answers;
  onAnswer: (answers: Answers) => void;
}

/** Whether everything was answered that nobody should guess. */
export function isAnswered(asks: readonly Ask[], answers: Answers): boolean {
  return asks.every(({ about, guess }) => guess !== null || answers[about] !== undefined);
}

/** What only its person knows of a file. */
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
