import { Box, Typography } from '@mui/material';

import { canAdapt } from '#shared/rules/targets/check-in';

import { Disclosure } from '../../../ui/disclosure';
import { Card } from '../../../ui/layout/card';
import { format } from '../../../ui/words/format';
import { energyFigure, energyUnit } from '../../../ui/words/quantity';
import { ChartOrTable, type LegendMark } from '../charts/chart-or-table';
import type { Range } from '../spans';
import { AdaptSwitch } from './adapt-switch';
import { CheckInBox } from './check-in-box';
import { EarlierTargets } from './earlier-targets';
import { expenditurePoints, expenditureTable } from './expenditure-points';
import type { ExpenditureView } from './expenditure-view';
import { countedWords, rangeWords, reasonWords, thinWords } from './expenditure-words';
import { FIGURE, FIGURE_LINE } from './styles';
import { messages } from './messages';

interface ExpenditureCardProps {
  view: ExpenditureView;
  range: Range;
}

/** The measured expenditure. Not shown to users under 18: they are growing, so weight does not show their expenditure. */
export function ExpenditureCard({ view, range }: ExpenditureCardProps) {
  const { now, question, profile } = view;
  const isAdult = canAdapt(profile);
  if (!isAdult && !question) return null;
  const reason = reasonWords(view);
  const thin = thinWords(now);
  return (
    <Card component="section" aria-labelledby="expenditure">
      {question && <CheckInBox question={question} view={view} />}
      {isAdult && (
        <>
          {/* Takes the focus when the question above is answered. */}
          <Typography id="expenditure" component="h2" variant="h3" tabIndex={-1} sx={TITLE}>
            {messages.whatYourBodyUses}
          </Typography>
          <Box sx={FIGURE_LINE}>
            <Box component="strong" sx={FIGURE}>
              {energyFigure(now.kcal)}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {format(messages.aDay, { energy: energyUnit() })}
            </Box>
          </Box>
          <Typography sx={{ mt: 0.5, fontWeight: 600 }}>{rangeWords(view)}</Typography>
          {reason !== null && (
            <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{reason}</Typography>
          )}
          {thin.length > 0 && <Thin reasons={thin} />}
          <Weeks view={view} range={range} />
          <AdaptSwitch view={view} />
          <Details view={view} />
          <EarlierTargets steps={view.steps} />
        </>
      )}
    </Card>
  );
}

function Thin({ reasons }: { reasons: readonly string[] }) {
  return (
    <Box sx={{ mt: 1, color: 'text.secondary' }}>
      {messages.toMeasureItTakes}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Box>
    </Box>
  );
}

const MARKS: LegendMark[] = [
  { words: messages.estimate, mark: 'line', colour: 'primary.main' },
  { words: messages.likelyRange, mark: 'band', colour: 'primary.main' },
];

function Weeks({ view, range }: ExpenditureCardProps) {
  const points = expenditurePoints(view.weeks);
  if (points.length < 2) return null;
  return (
    <ChartOrTable
      name={messages.whatYourBodyUses}
      range={range}
      table={expenditureTable(view.weeks)}
      marks={MARKS}
      draw={({ ExpenditureChart }) => (
        <ExpenditureChart
          label={format(messages.chartKeysHelp, {
            words: `${messages.weekByWeek}. ${rangeWords(view)}`,
          })}
          points={points}
        />
      )}
    />
  );
}

function Details({ view }: { view: ExpenditureView }) {
  return (
    <Disclosure label={messages.whatIsCounted}>
      <Box sx={{ display: 'grid', gap: 1, fontSize: '0.9375rem', color: 'text.secondary' }}>
        {[...countedWords(view), messages.howCalculated, messages.inCaloriesAsLogged].map(
          (words) => (
            <span key={words}>{words}</span>
          ),
        )}
      </Box>
    </Disclosure>
  );
}

const TITLE = { '&:focus': { outline: 'none' } } as const;
