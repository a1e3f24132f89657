import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { FOUR_SLOTS, type Slot, slotAt } from '#shared/rules/meal-slots';

import { useMealSlots } from '../../store/days/meal-slots';
import { Disclosure } from '../../ui/disclosure';
import { missingWords } from '../../ui/figures/day-figures';
import { Spinner } from '../../ui/feedback/spinner';
import { Card, CARD_LIST } from '../../ui/layout/card';
import { KitchenLinks } from '../../ui/layout/kitchen-links';
import { BackLink } from '../../ui/layout/links';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { GoalsLink } from '../../ui/profile/goals-link';
import { UNSEEN } from '../../ui/styles';
import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { useTimeNow } from '../../ui/words/use-time-now';
import { useToday } from '../../ui/words/use-today';
import { MealPills } from './meal-pills';
import { messages } from './messages';
import { leftOfDay } from './reason-words';
import { RulesLine } from './rules-line';
import { SuggestionRow } from './suggestion-row';
import { SuggestionSheet } from './suggestion-sheet';
import { type EatableSuggestion, type ShownSuggestions, useSuggestions } from './use-suggestions';

const AT_FIRST = 6;
const MORE = 12;

export function WhatToEatPage() {
  useTitle(messages.whatToEat);
  const today = useToday();
  const slots = useMealSlots() ?? FOUR_SLOTS;
  const { when } = useTimeNow();
  // An open suggestion stays open, for the slot that it was opened for.
  const [held, setHeld] = useState<Slot | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const slot = slots.find(({ key }) => key === chosen) ?? held ?? slotAt(when, slots);
  const found = useSuggestions(today, slot.mealType);
  return (
    <Page
      title={messages.whatToEat}
      compact
      above={<BackLink to={`${PAGES.foodTracker}#diary`}>{messages.backToDiary}</BackLink>}
    >
      <KitchenLinks current={PAGES.whatToEat} />
      {found ? (
        <Box sx={STACK}>
          <MealPills
            {...{ slots }}
            value={slot}
            onChange={({ key }) => {
              setChosen(key);
            }}
          />
          <LeftOfDay found={found} />
          <RulesLine rules={found.rules} />
          {/* The key makes the list start with the first suggestions if the slot changes. */}
          <SuggestionList key={slot.key} {...{ found, slot, today }} onHeld={setHeld} />
        </Box>
      ) : (
        <Spinner label={messages.loading} />
      )}
    </Page>
  );
}

function LeftOfDay({ found: { aim, missing } }: { found: ShownSuggestions }) {
  if (isGentle()) return null;
  if (aim === null) {
    return (
      <Box sx={{ color: 'text.secondary' }}>
        <GoalsLink />
      </Box>
    );
  }
  const lacking = missingWords(missing);
  return (
    <Typography role="status" sx={{ fontWeight: 650 }}>
      {[leftOfDay(aim, true), lacking].filter(Boolean).join(' · ')}
    </Typography>
  );
}

interface SuggestionListProps {
  found: ShownSuggestions;
  slot: Slot;
  today: string;
  /** Called with the slot while a suggestion is open, otherwise with null. */
  onHeld: (slot: Slot | null) => void;
}

function SuggestionList({ found, slot, today, onHeld }: SuggestionListProps) {
  const [count, setCount] = useState(AT_FIRST);
  const [opened, setOpened] = useState<EatableSuggestion | null>(null);
  const { suggested, aim } = found;
  const left = leftOutWords(found);
  return (
    <>
      <Box role="status" sx={UNSEEN}>
        {format(messages.suggestionsFound, { count: suggested.length })}
      </Box>
      {suggested.length === 0 ? (
        <Nothing found={found} />
      ) : (
        <Box component="ul" aria-label={messages.suggestions} sx={CARD_LIST}>
          {suggested.slice(0, count).map((suggestion) => (
            <li key={suggestion.candidate.key}>
              <SuggestionRow
                {...{ suggestion, aim }}
                mealType={slot.mealType}
                day={today}
                onOpen={() => {
                  setOpened(suggestion);
                  onHeld(slot);
                }}
              />
            </li>
          ))}
        </Box>
      )}
      {suggested.length > count && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            setCount((shown) => shown + MORE);
          }}
        >
          {messages.showMore}
        </Button>
      )}
      {left !== null && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{left}</Typography>
      )}
      <Disclosure label={messages.howChosen} quiet>
        {[
          messages.rulesFirst,
          isGentle() ? messages.thenYourHabits : messages.thenTheDay,
          messages.onThisDevice,
        ].map((words) => (
          <Typography key={words} sx={{ mb: 1, maxWidth: '44rem', color: 'text.secondary' }}>
            {words}
          </Typography>
        ))}
      </Disclosure>
      {opened && (
        <SuggestionSheet
          {...{ aim, slot, today }}
          suggestion={opened}
          onClose={() => {
            setOpened(null);
            onHeld(null);
          }}
        />
      )}
    </>
  );
}

/** 'Not shown: 12 are against your rules.' */
function leftOutWords({ against, unsure, thirdDay }: ShownSuggestions): string | null {
  const reasons = [
    ...(against > 0 ? [format(messages.againstRules, { count: against })] : []),
    ...(unsure > 0 ? [format(messages.cannotTell, { count: unsure })] : []),
    ...(thirdDay > 0 ? [format(messages.thirdDay, { count: thirdDay })] : []),
  ];
  return reasons.length === 0 ? null : format(messages.notShown, { reasons: reasons.join(', ') });
}

function Nothing({ found: { against, unsure } }: { found: ShownSuggestions }) {
  const title = against + unsure > 0 ? messages.nothingMeetsYourRules : messages.nothingToSuggest;
  return (
    <Card component="section" aria-labelledby="nothing">
      <Typography id="nothing" component="h2" variant="h3">
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{messages.changeOrAdd}</Typography>
      <Button component={Link} to={PAGES.recipes} variant="outlined" sx={{ mt: 2 }}>
        {messages.newRecipe}
      </Button>
    </Card>
  );
}

const STACK = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
