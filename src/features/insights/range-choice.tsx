import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { SegmentedChoice } from '../../ui/form/segmented-choice';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { type Range, RANGES } from './spans';

interface RangeChoiceProps {
  range: Range;
  onChoose: (range: Range) => void;
}

export function RangeChoice({ range, onChoose }: RangeChoiceProps) {
  return (
    <SegmentedChoice
      label={messages.daysToShow}
      name="range"
      options={RANGES}
      chosen={range}
      wordsOf={(days) => format(messages.days, { days })}
      onChoose={onChoose}
    />
  );
}

const NAME = 'days';

/** Keeps the range in the address, so that it survives a reload. */
export function useRange(): [Range, (range: Range) => void] {
  const [parameters, setParameters] = useSearchParams();
  // Also in state, because the address changes later and the radio button would jump back for a moment.
  const [range, setRange] = useState(() => rangeOf(parameters.get(NAME)));
  const choose = (next: Range) => {
    setRange(next);
    setParameters({ [NAME]: String(next) }, { replace: true, preventScrollReset: true });
  };
  return [range, choose];
}

function rangeOf(text: string | null): Range {
  return RANGES.find((one) => String(one) === text) ?? RANGES[0];
}
