import { Box, ButtonBase } from '@mui/material';

import type { Slot } from '#shared/rules/meal-slots';

import { useOneAtATime } from '../../ui/form/use-one-at-a-time';
import { Icon } from '../../ui/icons';
import { PRESSED_LINE } from '../../ui/styles';
import { messages } from './messages';
import { readContents } from './portion';
import { whyWords } from './reason-words';
import { useSuggestionActions } from './use-suggestion-actions';
import { type EatableSuggestion, useSuggestions } from './use-suggestions';

const SHOWN = 4;

export interface SuggestionsToPlanProps {
  /** 'YYYY-MM-DD' */
  day: string;
  slot: Slot;
  /** Called when the user chooses a suggestion; null, which its field reports, cancels the planning. */
  readPortions: () => number | null;
  onPlanned: () => void;
}

/** Suggestions for the meal plan; one tap plans a suggestion. */
export function SuggestionsToPlan({ day, slot, readPortions, onPlanned }: SuggestionsToPlanProps) {
  const found = useSuggestions(day, slot.mealType);
  const { plan } = useSuggestionActions();
  const once = useOneAtATime();
  // The user's own recipes and meals are listed separately below.
  const listed = found?.suggested.filter(({ candidate }) => candidate.from === 'list') ?? [];
  if (!found || listed.length === 0) return null;
  const choose = async ({ candidate: { name, origin } }: EatableSuggestion) => {
    const portions = readPortions();
    if (portions === null) return;
    if (await plan({ name, contents: await readContents(origin), portions, slot, day }))
      onPlanned();
  };
  return (
    <section aria-label={messages.suggested}>
      <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '0.9375rem', fontWeight: 700 }}>
        {messages.suggested}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {listed.slice(0, SHOWN).map((suggestion) => (
          <li key={suggestion.candidate.key}>
            <ButtonBase
              sx={{ ...PRESSED_LINE, alignItems: 'center', gap: 1.5, minHeight: 52 }}
              onClick={() => void once(async () => choose(suggestion))}
            >
              <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                <Box component="span" dir="auto" sx={{ display: 'block', fontWeight: 600 }}>
                  {suggestion.candidate.name}
                </Box>
                <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                  {whyWords(suggestion, found.aim, { day, mealType: slot.mealType })}
                </Box>
              </Box>
              <Icon name="plus" size={20} style={{ flex: 'none' }} />
            </ButtonBase>
          </li>
        ))}
      </Box>
    </section>
  );
}
