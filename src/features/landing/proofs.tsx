import { Box, Typography } from '@mui/material';

import { Icon, type IconName } from '../../ui/icons';
import { format } from '../../ui/words/format';
import { wholeWords } from '../../ui/words/whole-words';
import { messages } from './messages';
import { Section } from './section';

/** Measured and tested numbers; proofs.test.ts compares them with the documents. */
export const PROVEN = {
  foods: 10_399,
  kiloBytes: 396,
  slowestMs: 16,
  version: 34,
  measuredOn: 'November 29, 2026',
  accepted: 71,
  rightFood: 69,
  rangesHold: 81,
  silentlyWrong: 12,
  histories: 2_000,
  kills: 500,
  powerCuts: 100,
  bugs: 24,
} as const;

type Row = readonly [figure: string, words: string];

interface Proof {
  icon: IconName;
  title: string;
  words: string;
  rows: readonly Row[];
  /** The known weakness. */
  bad?: Row;
  how: string;
}

const whole = (figure: number) => wholeWords(figure);
const percent = (figure: number) => format(messages.percent, { figure });

const PROOFS: readonly Proof[] = [
  {
    icon: 'phone',
    title: messages.itAnswersOffline,
    words: messages.tablesOnYourDevice,
    rows: [
      [whole(PROVEN.foods), messages.foodsOnYourDevice],
      [`${PROVEN.kiloBytes} kB`, messages.forAllOfThem],
      [`${PROVEN.slowestMs} ms`, messages.forMostDescriptions],
    ],
    how: messages.howOfflineIsMeasured,
  },
  {
    icon: 'search',
    title: messages.itShowsItsWorking,
    words: messages.mealsSetAside,
    rows: [
      [percent(PROVEN.accepted), messages.areAcceptable],
      [percent(PROVEN.rightFood), messages.ofFoodsRight],
      [percent(PROVEN.rangesHold), messages.ofRangesHold],
    ],
    bad: [percent(PROVEN.silentlyWrong), messages.wrongWithoutSign],
    how: format(messages.howAccuracyIsMeasured, {
      version: whole(PROVEN.version),
      day: PROVEN.measuredOn,
    }),
  },
  {
    icon: 'shield',
    title: messages.itLosesNothing,
    words: messages.testsLoseNoEntry,
    rows: [
      [whole(PROVEN.histories), messages.simulatedHistories],
      [whole(PROVEN.kills), messages.killsOfTheServer],
      [whole(PROVEN.powerCuts), messages.powerCuts],
      [whole(PROVEN.bugs), messages.plantedBugs],
    ],
    how: messages.howSyncIsTested,
  },
];

export function Proofs() {
  return (
    <Section title={messages.threeThingsYouCanCheck}>
      <Box sx={COLUMNS}>
        {PROOFS.map(({ icon, title, words, rows, bad, how }) => (
          <Box key={title} sx={{ borderTop: '3px solid', borderColor: 'primary.main', pt: 2.5 }}>
            <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', color: 'primary.main' }}>
              <Icon name={icon} size={28} />
              <Typography component="h3" variant="h3" sx={{ color: 'text.primary' }}>
                {title}
              </Typography>
            </Box>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{words}</Typography>
            <Box component="dl" sx={FIGURES}>
              {rows.map((row) => (
                <Figure key={row[1]} row={row} />
              ))}
              {bad && <Figure row={bad} isBad />}
            </Box>
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{how}</Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function Figure({ row: [figure, words], isBad = false }: { row: Row; isBad?: boolean }) {
  return (
    <Box sx={FIGURE}>
      <Box component="dt">{words}</Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          fontWeight: 750,
          fontSize: '1.25rem',
          color: isBad ? 'secondary.main' : undefined,
        }}
      >
        {figure}
      </Box>
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 5, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

const FIGURES = { m: 0, my: 2, display: 'grid', gap: 1 } as const;

const FIGURE = {
  display: 'grid',
  gridTemplateColumns: '5.25rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: 1.5,
  '& dd': { gridRow: 1, gridColumn: 1 },
} as const;
