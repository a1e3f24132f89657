import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { tellingFood } from '#shared/nutrition/intake/top-foods';
import { PRICE } from '#shared/rules/plan';

import { useBilling } from '../../../http/use-billing';
import {
  MORE_NUTRIENT_WORDS,
  NUTRIENT_NAMES,
  nutrientWords,
} from '../../../ui/figures/nutrient-words';
import { Icon } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { counted } from '../../../ui/words/counted';
import { finishedDays, type Intakes, loggedOn, type Range } from '../spans';
import { percentWords } from './nutrient-line';

interface InsightsOfferProps {
  intakes: Intakes;
  today: string;
  range: Range;
}

/** For the free plan, with a true sentence about the person's own meals. */
export function InsightsOffer({ intakes, today, range }: InsightsOfferProps) {
  const { data: billing } = useBilling();
  const finished = loggedOn(finishedDays(today, range), intakes);
  const isFirstDay = finished.length === 0;
  const sample = tellingFood(isFirstDay ? loggedOn([today], intakes) : finished);
  const ready = billing?.ready !== false;
  return (
    <Card component="section" aria-labelledby="nutrients" sx={{ bgcolor: 'raised.main' }}>
      <Typography id="nutrients" component="h2" variant="h3">
        Nutrition insights
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        With Premium: {MORE_NUTRIENT_WORDS} of an average day against published values, the foods
        they came from, and this week against the last.
      </Typography>
      <Box sx={SAMPLE}>
        <Box component="span" sx={{ display: 'grid', color: 'primary.main', flex: 'none' }}>
          <Icon name="leaf" size={22} />
        </Box>
        <div>{sampleWords(sample, isFirstDay ? 'today' : `in the last ${range} days`)}</div>
      </Box>
      {ready ? (
        <>
          <Button component={Link} to={PAGES.checkout} variant="outlined" sx={{ mt: 2 }}>
            See Premium
          </Button>
          <Typography sx={{ mt: 1, fontSize: '0.9375rem', color: 'text.secondary' }}>
            {priceWords(billing?.trialDays ?? 0)} All else on this page stays free.
          </Typography>
        </>
      ) : (
        <Typography sx={{ mt: 2 }}>
          Payments are not set up on this server. All else on this page works, and is free.
        </Typography>
      )}
    </Card>
  );
}

function priceWords(freeDays: number): string {
  const price = `${PRICE.label} a month, until you cancel.`;
  return freeDays > 0 ? `${counted(freeDays, 'day')} free, then ${price}` : price;
}

const SAMPLE = {
  mt: 2,
  p: 2,
  display: 'flex',
  gap: 1.5,
  borderRadius: '14px',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
} as const;

/** True for the person's own meals; otherwise what is missing for it. @param when 'in the last 7 days' */
function sampleWords(sample: ReturnType<typeof tellingFood>, when: string): string {
  if (!sample) {
    return 'With a few more foods logged, one sentence of it stands here, from your own meals.';
  }
  const { nutrient, food } = sample;
  const name = NUTRIENT_NAMES[nutrient].toLowerCase();
  return `From your own meals: ${when} ${food.name} brought ${nutrientWords(nutrient, food.amount)} of your ${name}, ${percentWords(food.share)} of all.`;
}
