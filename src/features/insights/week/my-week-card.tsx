import { Box, Typography } from '@mui/material';

import { PAGES } from '#shared/contract/pages';
import { LEAST_DAYS } from '#shared/nutrition/intake/compare-days';
import { myWeek } from '#shared/nutrition/intake/my-week';

import { Card } from '../../../ui/layout/card';
import { LoneLink } from '../../../ui/layout/links';
import { format } from '../../../ui/words/format';
import { messages } from '../messages';
import { finishedDays, type Intakes, loggedOn } from '../spans';
import { sentenceWords, WEEK } from './week-words';

interface MyWeekCardProps {
  complete: Intakes;
  today: string;
}

/** For Premium users: the first sentences about the week, with a link to the rest. */
export function MyWeekCard({ complete, today }: MyWeekCardProps) {
  const days = loggedOn(finishedDays(today, WEEK), complete);
  const sentences = myWeek({ days, before: [] });
  const [, driver] = sentences;
  return (
    <Card component="section" aria-labelledby="my-week" sx={{ bgcolor: 'raised.main' }}>
      <Typography id="my-week" component="h2" variant="h3">
        {messages.myWeek}
      </Typography>
      {sentences.length === 0 ? (
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          {format(messages.tooFewDays, { leastDays: LEAST_DAYS, count: days.length })}
        </Typography>
      ) : (
        <>
          {driver && (
            <Typography sx={{ mt: 0.5, fontSize: '1.125rem', fontWeight: 600 }}>
              {sentenceWords(driver, {})}
            </Typography>
          )}
          <Box sx={{ mt: 1.5, display: 'grid' }}>
            <LoneLink to={PAGES.myWeek}>{messages.openMyWeek}</LoneLink>
          </Box>
        </>
      )}
    </Card>
  );
}
