import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';

import { PAGES } from '#shared/contract/pages';
import { LEAST_DAYS } from '#shared/nutrition/intake/compare-days';
import type { DayIntake } from '#shared/nutrition/intake/day-intake';
import { myWeek, type WeekSentence } from '#shared/nutrition/intake/my-week';
import { hasInsights } from '#shared/rules/plan';
import { calculate } from '#shared/rules/targets/daily-targets';
import { dayTargets } from '#shared/rules/targets/day-targets';
import { inKilograms } from '#shared/rules/units';
import { weeklyWeight } from '#shared/rules/weekly-weight';

import { InitialSyncCard } from '../../../ui/feedback/initial-sync-card';
import { Spinner } from '../../../ui/feedback/spinner';
import { useToast } from '../../../ui/feedback/toast';
import { Icon } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { BackLink } from '../../../ui/layout/links';
import { Page } from '../../../ui/layout/page';
import { useTitle } from '../../../ui/layout/page-title';
import { isGentle } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { useToday } from '../../../ui/words/use-today';
import { comparedTarget } from '../intake/calories-card';
import { messages } from '../messages';
import { dateWords, finishedDays, loggedOn } from '../spans';
import { completeOf, type Progress, useProgress } from '../use-progress';
import { InsightsOffer } from './insights-offer';
import { saveWeeklyAverages } from './save-weekly-averages';
import { WeekComparison } from './week-comparison';
import { WeekSentences } from './week-sentences';
import { type Aims, WEEK } from './week-words';

export function MyWeekPage() {
  useTitle(messages.myWeek);
  const today = useToday();
  const progress = useProgress(today);
  const days = finishedDays(today, WEEK);
  return (
    <Page
      title={messages.myWeek}
      subtitle={format(messages.theDays, {
        from: dateWords(days[0] ?? today),
        to: dateWords(days.at(-1) ?? today),
      })}
      above={
        <Box sx={NOT_ON_PAPER}>
          <BackLink to={PAGES.insights}>{messages.backToProgress}</BackLink>
        </Box>
      }
    >
      {progress ? (
        <Report {...{ progress, today }} />
      ) : (
        <Spinner label={messages.loadingYourMeals} />
      )}
    </Page>
  );
}

interface ReportProps {
  progress: Progress;
  today: string;
}

export function Report({ progress, today }: ReportProps) {
  const [now] = useState(() => Date.now());
  const { account, intakes, initialSync } = progress;
  if (initialSync) return <InitialSyncCard {...initialSync} />;
  if (!hasInsights({ subscriptionEndDate: null, ...account.user }, now))
    return <InsightsOffer {...{ intakes, today }} range={WEEK} />;
  return <Week {...{ progress, today }} />;
}

function Week({ progress, today }: ReportProps) {
  useOpenOnPaper();
  const { account, weights, profile } = progress;
  const resting = profile ? calculate(profile).resting : undefined;
  const complete = completeOf(progress, today, resting);
  const days = finishedDays(today, 2 * WEEK);
  const week = loggedOn(days.slice(WEEK), complete);
  const all = myWeek({ days: week, before: loggedOn(days.slice(0, WEEK), complete) });
  const sentences = all.filter(isShown);
  const unit = profile?.weightUnit ?? weights.at(-1)?.weightUnit ?? 'kg';
  return (
    <Box sx={CARDS}>
      <Box sx={ONLY_ON_PAPER}>{format(messages.reportOf, { name: account.user.username })}</Box>
      <Card component="section" aria-label={messages.myWeek}>
        <Typography sx={{ mb: 1, color: 'text.secondary' }}>
          {sentences.length === 0
            ? format(messages.tooFewDays, { leastDays: LEAST_DAYS, count: week.length })
            : messages.aboutSentences}
        </Typography>
        <WeekSentences
          {...{ sentences, unit }}
          aims={aimsOf(progress, week, today)}
          weight={weightOf(weights, today)}
        />
      </Card>
      <Tools {...{ progress, today, resting }} />
      <Card>
        <WeekComparison complete={complete} today={today} />
      </Card>
    </Box>
  );
}

/** The targets that applied on the counted days of the week. */
function aimsOf(
  { profile, targets: kept, own }: Progress,
  week: readonly DayIntake[],
  today: string,
): Aims {
  if (!profile) return {};
  const { of, usual } = dayTargets({ profile, kept, own });
  const days = week.map(({ day }) => day);
  return {
    age: profile.age,
    protein: usual(today).protein,
    ...(days.length > 0 && comparedTarget(days, (day) => of(day).calories)),
  };
}

/** In gentle mode, sentences about calories and weight are hidden. */
function isShown(sentence: WeekSentence): boolean {
  if (!isGentle()) return true;
  return !(
    sentence.kind === 'energy' ||
    (sentence.kind === 'change' && sentence.nutrient === 'calories')
  );
}

function weightOf(weights: Progress['weights'], today: string) {
  if (isGentle()) return null;
  return weeklyWeight(
    weights.map(({ recordedAt, weight, weightUnit }) => ({
      day: recordedAt.slice(0, 10),
      kilograms: inKilograms(weight, weightUnit),
    })),
    today,
  );
}

interface ToolsProps {
  progress: Progress;
  today: string;
  resting: number | undefined;
}

function Tools({ progress: { marks }, today, resting }: ToolsProps) {
  const toast = useToast();
  const save = () => {
    saveWeeklyAverages({ marks, today, resting }).catch(() => {
      toast({ title: messages.notSaved, description: messages.notOnThisDevice, failed: true });
    });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...NOT_ON_PAPER }}>
      <Button
        variant="outlined"
        startIcon={<Icon name="print" size={20} />}
        onClick={() => {
          window.print();
        }}
      >
        {messages.print}
      </Button>
      <Button variant="outlined" onClick={save}>
        {messages.saveAsCsv}
      </Button>
    </Box>
  );
}

/** Opens all details for printing, because paper readers cannot open them. */
function useOpenOnPaper(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const one of opened) one.open = true;
    };
    const close = () => {
      for (const one of opened) one.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
}

// Never wider than the page: with large text, the table of two weeks is wider than a phone and scrolls in its card.
const CARDS = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const NOT_ON_PAPER = { '@media print': { display: 'none' } } as const;
const ONLY_ON_PAPER = { display: 'none', '@media print': { display: 'block' } } as const;
