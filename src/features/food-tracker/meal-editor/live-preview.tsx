import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import { memoryKey } from '#shared/nutrition/analyzer/food-memory';
import type { Analysis } from '#shared/records/meal-item';

import { UNSEEN } from '../../../ui/styles';
import { TotalEvidence } from '../evidence/evidence';
import { FoodSearch } from '../items/food-search';
import { ItemSheet } from '../items/item-controls';
import { type ItemEdits, unexplained } from '../items/item-edits';
import { ItemRow, RemovedRow } from '../items/item-row';
import { answeredItem, openQuestion } from '../items/open-question';
import { QuestionCard } from '../items/question-card';
import { NotFound, spokenList, TotalRow } from '../items/total-row';
import { TEXT_BUTTON } from '../styles';
import { messages } from './messages';

const ANNOUNCE_AFTER_MS = 1_200;

interface LivePreviewProps {
  reading: Analysis;
  list: ItemEdits;
}

export function LivePreview({ reading, list }: LivePreviewProps) {
  const [open, setOpen] = useState<'evidence' | 'search' | null>(null);
  const notFound = unexplained(list.read, list.edits);
  const { items } = list;
  const close = () => {
    setOpen(null);
  };
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
      <LiveQuestion reading={reading} list={list} />
      <LiveItems reading={reading} list={list} />
      <NotFound words={notFound} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1, '& .MuiButton-root': TEXT_BUTTON }}>
        <Button
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
            {messages.startAgainFromTheText}
          </Button>
        )}
      </Box>
      {open === 'search' && (
        <FoodSearch
          label={messages.foodToAdd}
          takesFocus
          onChoose={(food) => {
            list.addFood(food);
            close();
          }}
        />
      )}
      {open === 'evidence' && (
        <TotalEvidence items={items} notFound={notFound} reading={reading} onClose={close} />
      )}
      <Announcement words={spokenList(items, notFound)} />
    </Box>
  );
}

/** Waits until typing has paused, so that screen readers do not hear every word. */
function Announcement({ words }: { words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(words);
    }, ANNOUNCE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [words]);
  return (
    <Box role="status" aria-live="polite" sx={UNSEEN}>
      {said}
    </Box>
  );
}

function LiveQuestion({ reading, list }: { reading: Analysis; list: ItemEdits }) {
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

function LiveItems({ reading, list }: { reading: Analysis; list: ItemEdits }) {
  const [openPlace, setOpenPlace] = useState<string | null>(null);
  const open = list.rows.find(({ place, removed }) => place === openPlace && !removed);
  return (
    <>
      <Box component="ul" aria-label={messages.items} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.rows.map(({ place, item, removed }) => (
          <Box component="li" key={place} sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
            {removed ? (
              <RemovedRow
                name={item.name}
                onUndo={() => {
                  list.restore(place);
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
