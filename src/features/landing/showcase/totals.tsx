import { BigFigures } from '../big-figures';

const TOTALS = [
  ['8.7', 'lbs lost'],
  ['21', 'days tracked'],
  ['95%', 'goal accuracy'],
] as const;

export function Totals() {
  return <BigFigures figures={TOTALS} sx={{ mt: { xs: 4, md: 6 } }} />;
}
