import { Box, Typography } from '@mui/material';

import { PAGES } from '#shared/contract/pages';
import { averageDay } from '#shared/nutrition/intake/average-day';
import {
  type MoreNutrient,
  MORE_NUTRIENTS,
  type Reference,
  REFERENCE_ENERGY,
} from '#shared/nutrition/intake/reference-values';
import { mainReference, SOMEBODY } from '#shared/nutrition/nutrients/daily-reference';
import { EVERY_NUTRIENT } from '#shared/records/every-nutrient';
import type { NutrientTarget } from '#shared/records/nutrient-target';
import { ADULT, type Profile } from '#shared/records/profile';

import { MORE_NUTRIENT_WORDS } from '../../../ui/figures/nutrient-words';
import { Card } from '../../../ui/layout/card';
import { LoneLink } from '../../../ui/layout/links';
import { isGentle } from '../../../ui/words/display';
import { capital } from '../../../ui/words/text';
import { format } from '../../../ui/words/format';
import { energyWords } from '../../../ui/words/quantity';
import { messages } from '../messages';
import { finishedDays, type Intakes, loggedOn, type Range } from '../spans';
import { NutrientLine } from './nutrient-line';

interface NutrientsCardProps {
  complete: Intakes;
  today: string;
  range: Range;
  /** In kcal a day; undefined if the user has set no goals. */
  target: number | undefined;
  /** Null without goals. */
  profile: Pick<Profile, 'age' | 'gender'> | null;
  /** The user's own limits, which replace published ones. */
  boundsOf: (nutrient: MoreNutrient) => Pick<NutrientTarget, 'least' | 'most'>;
}

export function NutrientsCard({
  complete,
  today,
  range,
  target,
  profile,
  boundsOf,
}: NutrientsCardProps) {
  const days = loggedOn(finishedDays(today, range), complete);
  const average = averageDay(days);
  const eater = profile ?? SOMEBODY;
  const isAdult = eater.age >= ADULT;
  const energy = target ?? REFERENCE_ENERGY;
  return (
    <Card component="section" aria-labelledby="nutrients">
      <Typography id="nutrients" component="h2" variant="h3">
        {messages.nutrients}
      </Typography>
      {average ? (
        <>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
            {format(messages.anAverageDay, {
              days: average.days,
              rest: isGentle()
                ? ''
                : isAdult
                  ? format(profile ? messages.valuesForYou : messages.publishedValuesForAdults, {
                      energy: energyWords(energy),
                    })
                  : messages.noPublishedValuesForMinors,
            })}
          </Typography>
          <Box component="ul" sx={LIST}>
            {MORE_NUTRIENTS.map((nutrient) => (
              <NutrientLine
                key={nutrient}
                {...{ nutrient, average, days }}
                reference={shownReference(
                  isAdult ? mainReference(nutrient, eater, energy) : null,
                  boundsOf(nutrient),
                  average.nutrients[nutrient],
                )}
              />
            ))}
          </Box>
        </>
      ) : (
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          {format(messages.nutrientsAppearLater, {
            moreNutrientWords: capital(MORE_NUTRIENT_WORDS),
          })}
        </Typography>
      )}
      <Box sx={{ mt: 2, display: 'grid' }}>
        <LoneLink to={`${PAGES.nutrients}?span=week`}>
          {format(messages.allNutrients, { count: EVERY_NUTRIENT.length })}
        </LoneLink>
      </Box>
    </Card>
  );
}

/** If there are two limits, shows the maximum once it is exceeded, and otherwise the minimum. */
function shownReference(
  published: Reference | null,
  { least, most }: Pick<NutrientTarget, 'least' | 'most'>,
  average: number | null,
): Reference | null {
  const source = messages.yourOwnTarget;
  const isPassed = most !== null && (average ?? 0) > most;
  if (least !== null && !isPassed) return { direction: 'at least', amount: least, source };
  return most === null ? published : { direction: 'at most', amount: most, source };
}

const LIST = {
  listStyle: 'none',
  m: 0,
  mt: 1.5,
  p: 0,
  display: 'grid',
  columnGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
