import { useState } from 'react';

import { NOTES_MAX } from '#shared/records/meal';

import type { MealEntry } from '../../../../store/meal-entries';
import { askForReading } from '../../../../store/wishes';
import { openQuestions } from '../reviewable';
import { answersTo, notesWith, type Answers } from './notes-with';

const TOO_LONG = `The notes would be longer than ${NOTES_MAX.toLocaleString('en')} letters. Shorten them first.`;

export function useLookAgain(entry: MealEntry) {
  const { id, meal } = entry;
  const [chosen, setChosen] = useState<Answers>({});
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const questions = openQuestions(entry);
  const answers = answersTo(questions, chosen);
  return {
    ...{ questions, answers, words, setWords, problem },
    choose: (question: string, answer: string) => {
      setChosen((now) => {
        const { [question]: before, ...others } = now;
        return before === answer ? others : { ...others, [question]: answer };
      });
    },
    ask: async () => {
      const notes = notesWith(meal.notes, { answers, words });
      setProblem(notes === null ? TOO_LONG : null);
      if (notes === null) return;
      const isSame = notes === (meal.notes ?? '');
      await askForReading(id, isSame ? {} : { notes });
      setWords('');
    },
  };
}
