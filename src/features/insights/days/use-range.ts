import { useSearchParams } from 'react-router-dom';

import { RANGES, type Range } from './spans';

const NAME = 'days';

/** Which days are looked at. It stands in the address, so that it outlives a reload. */
export function useRange(): [Range, (range: Range) => void] {
  const [parameters, setParameters] = useSearchParams();
  const asked = Number(parameters.get(NAME));
  const range = RANGES.find((one) => one === asked) ?? RANGES[0];
  const setRange = (next: Range) => {
    setParameters({ [NAME]: String(next) }, { replace: true, preventScrollReset: true });
  };
  return [range, setRange];
}
