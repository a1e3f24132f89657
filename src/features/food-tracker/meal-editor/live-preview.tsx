import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';

import { memoryKey } from '#shared/nutrition/analyzer/food-memory';
import type { Analysis, MealItem, Question } from '#shared/records/meal-item';

import { PLAIN_LIST } from '../../../ui/styles';
import { format } from '../../../ui/words/format';
import { TotalEvidence } from '../evidence/evidence';
import { Announcement } from '../items/announcement';
import { FoodSearch } from '../items/food-search';
import { ImplausibleNotice, useImplausibleQuestion } from '../items/implausible-question';
import { ItemSheet } from '../items/item-controls';
import { type ItemEdits, unexplained } from '../items/item-edits';
import { ItemRow, RemovedRow } from '../items/item-row';
import { answeredItem, openQuestion, questionWords } from '../items/open-question';
import { QuestionCard } from '../items/question-card';
import { NotFound, spokenList, TotalRow } from '../items/total-row';
import { useRowFocus } from '../items/item-row';
import { TEXT_BUTTON } from '../styles';
import { messages } from './messages';

interface LivePreviewProps {
  reading: Analysis;
  list: ItemEdits;
}

export function LivePreview({ reading, list }: LivePreviewProps) {
  const [open, setOpen] = useState<'evidence' | 'search' | null>(null);
  const [openPlace, setOpenPlace] = useState<string | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const rows = useRowFocus();
  const question = useLiveQuestion(reading, list);
  const notFound = unexplained(list.read, list.edits);
  const { items } = list;
  const close = () => {
    setOpen(null);
  };
  const placeOf = (id: string | null) => list.rows.find(({ item }) => item.id === id)?.place;
  return (
    <Box
      component="section"
      aria-label={messages.readFromYourWords}
      sx={{ display: 'grid', gap: 1 }}
    >
      {items.length > 0 && (
        <TotalRow
          items={items}
          onOpen={() => {
            setOpen('evidence');
          }}
        />
      )}
      <Unlikely
        items={items}
        onKeep={(id) => {
          rows.focusRow(placeOf(id));
        }}
        onChange={(id) => {
          setOpenPlace(placeOf(id) ?? null);
        }}
      />
      {question && <LiveQuestion question={question} list={list} onDone={rows.focusRow} />}
      <LiveItems {...{ reading, list, rows, openPlace, setOpenPlace }} />
      <NotFound words={notFound} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1, '& .MuiButton-root': TEXT_BUTTON }}>
        <Button
          ref={adding}
          size="small"
          aria-expanded={open === 'search'}
          onClick={() => {
            setOpen(open === 'search' ? null : 'search');
          }}
        >
          {messages.addAFood}
        </Button>
        {list.touched && (
          <Button size="small" color="inherit" onClick={list.startAgain}>
            {messages.startOverFromText}
          </Button>
        )}
      </Box>
      {open === 'search' && (
        <FoodSearch
          label={messages.foodToAdd}
          takesFocus
          onClose={() => {
            close();
            adding.current?.focus();
          }}
          onChoose={(food) => {
            list.addFood(food);
            close();
            adding.current?.focus();
          }}
        />
      )}
      {open === 'evidence' && (
        <TotalEvidence
          {...{ items, notFound, reading }}
          onOpen={({ id }) => {
            setOpenPlace(placeOf(id) ?? null);
          }}
          onClose={close}
        />
      )}
      <Announcement words={spokenWords(spokenList(items, notFound), question)} />
    </Box>
  );
}

function spokenWords(words: string, question: Question | null): string {
  if (question === null) return words;
  return format(messages.andOneQuestion, { words, question: questionWords(question) });
}

interface UnlikelyProps {
  items: readonly MealItem[];
  /** Called with the item's id. */
  onKeep: (id: string | null) => void;
  onChange: (id: string | null) => void;
}

function Unlikely({ items, onKeep, onChange }: UnlikelyProps) {
  const { question, about, keep } = useImplausibleQuestion(items);
  if (question === null) return null;
  return (
    <ImplausibleNotice
      question={question}
      onKeep={() => {
        keep();
        onKeep(about);
      }}
      onChange={() => {
        onChange(about);
      }}
    />
  );
}

function useLiveQuestion(reading: Analysis, list: ItemEdits): Question | null {
  const question = openQuestion(reading, list.edits.settled);
  const about = question && list.rows.find(({ item }) => item.id === question.itemId);
  // Changing or removing the item answers the question.
  const isDecided = about != null && (about.removed || about.item.edited.length > 0);
  return isDecided ? null : question;
}

interface LiveQuestionProps {
  question: Question;
  list: ItemEdits;
  /** Called with the row that the question was about, to focus it: the question's buttons are removed. */
  onDone: (place: string | undefined) => void;
}

function LiveQuestion({ question, list, onDone }: LiveQuestionProps) {
  const about = list.rows.find(({ item }) => item.id === question.itemId);
  const place = about?.place ?? `words ${memoryKey(question.words)}`;
  const done = () => {
    list.settle(question.words);
    onDone(place);
  };
  return (
    <QuestionCard
      key={question.words}
      question={question}
      onAnswer={(answer) => {
        const item = answeredItem(question, answer, list.read.items);
        if (about) list.change(about.place, item);
        else list.explain(memoryKey(question.words), item);
        done();
      }}
      onDismiss={done}
    />
  );
}

interface LiveItemsProps extends LivePreviewProps {
  rows: ReturnType<typeof useRowFocus>;
  openPlace: string | null;
  setOpenPlace: (place: string | null) => void;
}

function LiveItems({ reading, list, rows, openPlace, setOpenPlace }: LiveItemsProps) {
  const open = list.rows.find(({ place, removed }) => place === openPlace && !removed);
  return (
    <>
      <Box component="ul" ref={rows.list} aria-label={messages.items} sx={PLAIN_LIST}>
        {list.rows.map(({ place, item, removed }) => (
          <Box component="li" key={place} data-row={place} sx={ROW}>
            {removed ? (
              <RemovedRow
                name={item.name}
                onUndo={() => {
                  list.restore(place);
                  rows.focusRow(place);
                }}
              />
            ) : (
              <ItemRow
                item={item}
                onOpen={() => {
                  setOpenPlace(place);
                }}
              />
            )}
          </Box>
        ))}
      </Box>
      {open && (
        <ItemSheet
          item={open.item}
          reading={reading}
          onChange={(item) => {
            list.change(open.place, item);
          }}
          onRemove={() => {
            setOpenPlace(null);
            list.remove(open.place);
          }}
          onClose={() => {
            setOpenPlace(null);
          }}
        />
      )}
    </>
  );
}

const ROW = { borderTop: '1px solid', borderColor: 'divider' } as const;
