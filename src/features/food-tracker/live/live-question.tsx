import { useRef } from 'react';
import { Box } from '@mui/material';

import { memoryKey } from '#shared/nutrition/food-memory';
import type { Analysis } from '#shared/records/meal-item';

import type { ItemEdits } from '../items/use-item-edits';
import { answeredItem, openQuestion } from '../question/answer';
import { QuestionCard } from '../question/question-card';

export function LiveQuestion({ reading, list }: { reading: Analysis; list: ItemEdits }) {
  const place = useRef<HTMLDivElement>(null);
  const question = openQuestion(reading, list.edits.settled);
  const about = question && list.rows.find(({ item }) => item.id === question.itemId);
  // Changing or removing the item answers the question.
  const isDecided = about != null && (about.removed || about.item.edited.length > 0);
  const done = (words: string) => {
    list.settle(words);
    // The buttons are gone: the focus stays where they were.
    place.current?.focus();
  };
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {question && !isDecided && (
        <QuestionCard
          key={question.words}
          question={question}
          onAnswer={(answer) => {
            const item = answeredItem(question, answer, list.read.items);
            if (about) list.change(about.place, item);
            else list.explain(memoryKey(question.words), item);
            done(question.words);
          }}
          onDismiss={() => {
            done(question.words);
          }}
        />
      )}
    </Box>
  );
}
