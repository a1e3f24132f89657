import { Box } from '@mui/material';
import { useState } from 'react';

import { type MeasuredPart, partKey } from '#shared/rules/body/measurements';

import { Choice } from '../../../ui/form/choice';
import { format } from '../../../ui/words/format';
import { ChartOrTable, type LegendMark } from '../charts/chart-or-table';
import type { Range } from '../spans';
import { measurementPoints, measurementTable } from './measurement-points';
import { messages } from './messages';
import { partWords } from './part-words';

interface MeasurementChartProps {
  parts: readonly MeasuredPart[];
  today: string;
  range: Range;
}

/** A chart of one body part at a time; shows nothing if no part was measured twice. */
export function MeasurementChart({ parts, today, range }: MeasurementChartProps) {
  const [chosen, setChosen] = useState<string>();
  const shown = { today, range };
  const drawn = parts.filter((part) => measurementPoints(part, shown).length > 0);
  const part = drawn.find((one) => partKey(one.part) === chosen) ?? drawn[0];
  if (!part) return null;
  const name = partWords(part.part);
  return (
    <Box sx={{ mt: 1 }}>
      {drawn.length > 1 && (
        <Choice
          bare
          label={messages.shownInTheChart}
          options={drawn.map((one) => [partKey(one.part), partWords(one.part)] as const)}
          value={partKey(part.part)}
          onChange={({ target }) => {
            setChosen(target.value);
          }}
        />
      )}
      <ChartOrTable
        name={name}
        range={range}
        table={measurementTable(part, shown)}
        marks={marksOf(part)}
        draw={({ WeightChart }) => (
          <WeightChart
            label={format(messages.chartOf, { part: name })}
            points={measurementPoints(part, shown)}
            goal={undefined}
            straight
          />
        )}
      />
    </Box>
  );
}

function marksOf({ measured }: MeasuredPart): LegendMark[] {
  return [
    { words: messages.measured, mark: 'ring', colour: 'text.secondary' },
    {
      words: format(messages.straightBetween, { unit: measured[0].unit }),
      mark: 'line',
      colour: 'primary.main',
    },
  ];
}
