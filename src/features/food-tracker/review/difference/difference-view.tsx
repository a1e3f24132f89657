import { Box, Button } from '@mui/material';

import { totalNutrients } from '#shared/nutrition/totals';
import type { Analysis, MealItem } from '#shared/records/meal-item';

import type { MealEntry } from '../../../../store/meal-entries';
import { SheetActions } from '../../../../ui/layout/sheet-actions';
import { counted } from '../../../../ui/words/counted';
import { wholeWords } from '../../../../ui/words/number';
import { notFoundWords } from '../../live/live-words';
import { DifferenceLine } from './difference-line';
import { useProposal } from './use-proposal';

interface DifferenceViewProps {
  entry: MealEntry;
  proposal: Analysis;
}

export function DifferenceView({ entry, proposal }: DifferenceViewProps) {
  const difference = useProposal(entry, proposal);
  const { mine, lines, after, decisions, taken, isTaken, toggle } = difference;
  return (
    <Box component="section" aria-label="A new reading" sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Box component="h3" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 700 }}>
          A new reading
        </Box>
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {decisions === 0
            ? 'It came to the same items. There is nothing to decide.'
            : 'Tick what you want to take over. What you changed yourself is locked.'}
        </Box>
      </Box>
      <Box component="ul" aria-label="Changes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line, place) => (
          <li key={`${line.mine?.id ?? ''} ${line.next?.id ?? ''}`}>
            <DifferenceLine
              line={line}
              isTaken={isTaken(place)}
              onToggle={() => {
                toggle(place);
              }}
            />
          </li>
        ))}
      </Box>
      {proposal.notFound.length > 0 && (
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {notFoundWords(proposal.notFound)}
        </Box>
      )}
      <SheetActions>
        <Box aria-live="polite" sx={{ flex: '1 1 130px', fontWeight: 650 }}>
          {sumWords(mine, after)}
        </Box>
        <Box sx={{ display: 'flex', flex: '1 1 auto', justifyContent: 'end', gap: 1 }}>
          <Button onClick={() => void difference.turnDown()}>
            {decisions === 0 ? 'All right' : 'Keep mine'}
          </Button>
          {decisions > 0 && (
            <Button
              variant="contained"
              sx={{ flex: { xs: 1, sm: 'none' } }}
              disabled={taken === 0}
              onClick={() => void difference.takeUp()}
            >
              {takeWords(taken, decisions)}
            </Button>
          )}
        </Box>
      </SheetActions>
    </Box>
  );
}

function takeWords(taken: number, decisions: number): string {
  if (taken < decisions) return `Take ${taken} of ${counted(decisions, 'change')}`;
  return decisions === 1 ? 'Take the change' : `Take all ${decisions}`;
}

function sumWords(before: readonly MealItem[], after: readonly MealItem[]): string {
  const sum = (items: readonly MealItem[]) => wholeWords(totalNutrients(items).calories ?? 0);
  const [from, to] = [sum(before), sum(after)];
  return from === to ? `${to} kcal, as before` : `${from} → ${to} kcal`;
}
