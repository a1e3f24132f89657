import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { tellingFood } from '#shared/nutrition/intake/top-foods';
import { PRICE } from '#shared/rules/plan';

import { useBilling } from '../../../http/use-billing';
import { NUTRIENT_NAMES, nutrientWords } from '../../../ui/figures/nutrient-words';
import { Icon } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { format } from '../../../ui/words/format';
import { messages } from '../messages';
import { finishedDays, type Intakes, loggedOn, type Range } from '../spans';
import { percentWords } from '../nutrients/nutrient-line';

interface InsightsOfferProps {
  intakes: Intakes;
  today: string;
  range: Range;
}

/** Offers Premium to users of the free plan, with a true sentence about their own meals as an example. */
export function InsightsOffer({ intakes, today, range }: InsightsOfferProps) {
  const { data: billing } = useBilling();
  const finished = loggedOn(finishedDays(today, range), intakes);
  const isFirstDay = finished.length === 0;
  const sample = tellingFood(isFirstDay ? loggedOn([today], intakes) : finished);
  const ready = billing?.ready !== false;
  return (
    <Card component="section" aria-labelledby="my-week" sx={{ bgcolor: 'raised.main' }}>
      <Typography id="my-week" component="h2" variant="h3">
        {messages.myWeek}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{messages.withPremium}</Typography>
      <Box sx={SAMPLE}>
        <Box component="span" sx={{ display: 'grid', color: 'primary.main', flex: 'none' }}>
          <Icon name="leaf" size={22} />
        </Box>
        <div>{sampleWords(sample, whenWords(isFirstDay, range))}</div>
      </Box>
      {ready ? (
        <>
          <Button component={Link} to={PAGES.checkout} variant="outlined" sx={{ mt: 2 }}>
            {messages.seePremium}
          </Button>
          <Typography sx={{ mt: 1, fontSize: '0.9375rem', color: 'text.secondary' }}>
            {format(messages.restOfPageFree, {
              priceWords: priceWords(billing?.trialDays ?? 0),
            })}
          </Typography>
        </>
      ) : (
        <Typography sx={{ mt: 2 }}>{messages.premiumIsNotSold}</Typography>
      )}
    </Card>
  );
}

function priceWords(freeDays: number): string {
  const price = format(messages.aMonthUntilYouCancel, { price: PRICE.label });
  return freeDays > 0 ? format(messages.daysFree, { freeDays, price }) : price;
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

/** Names the days of the example: today counts only if there is no other day. */
export function whenWords(isFirstDay: boolean, range: Range): string {
  return isFirstDay ? 'today' : format(messages.inTheLastDays, { range });
}

/** A sentence about the user's own meals, or what is missing for one. @param when 'in the 7 days before today' */
export function sampleWords(sample: ReturnType<typeof tellingFood>, when: string): string {
  if (!sample) {
    return messages.logMoreForExample;
  }
  const { nutrient, food } = sample;
  const name = NUTRIENT_NAMES[nutrient].toLowerCase();
  return format(messages.fromYourOwnMeals, {
    when,
    name: food.name,
    nutrient: nutrientWords(nutrient, food.amount),
    name2: name,
    share: percentWords(food.share),
  });
}
