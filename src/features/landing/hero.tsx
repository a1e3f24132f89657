import { Box, Typography } from '@mui/material';

import type { HostWords } from '#shared/rules/host-words';

import { useHost } from '../../http/host';
import { Icon, type IconName } from '../../ui/icons';
import { PageTitle } from '../../ui/layout/page-title';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { WIDTH } from './section';
import { StartLink } from './start-link';

const RICE = [
  [130, 160, 20],
  [156, 140, -30],
  [182, 126, 10],
  [118, 194, 60],
  [146, 186, 5],
  [176, 168, -50],
  [128, 228, -20],
  [158, 216, 35],
  [186, 206, 80],
  [148, 248, 10],
  [178, 240, -35],
  [116, 216, 15],
] as const;

// Claims about the product; each must be true.
const PROMISES: readonly [IconName, string][] = [
  ['phone', messages.worksWithoutSignal],
  ['pencil', messages.readsMealsInPlainWords],
  ['search', messages.saysWhichFood],
];

const COLUMNS = {
  ...WIDTH,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.05fr) minmax(0, 1fr)' },
  columnGap: 8,
  rowGap: 6,
  alignItems: 'center',
  pt: { xs: 5, md: 8 },
  pb: { xs: 8, md: 10 },
} as const;

export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  const host = useHost();
  return (
    <Box component="section" sx={{ overflow: 'hidden' }}>
      <Box sx={COLUMNS}>
        <div>
          <PageTitle variant="h1">{messages.calorieCounter}</PageTitle>
          <Typography
            sx={{ mt: 2.5, fontSize: { xs: '1.1875rem', md: '1.3125rem' }, textWrap: 'pretty' }}
          >
            {messages.describeOrTakePhoto}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 4 }}>
            <StartLink
              label={messages.startYourJourney}
              isSignedIn={isSignedIn}
              variant="contained"
              size="large"
              sx={{ minHeight: 58, px: 4, fontSize: '1.125rem' }}
            />
            <Box sx={{ color: 'text.secondary', flex: '1 1 200px' }}>{offerOf(host)}</Box>
          </Box>
          <Promises />
        </div>
        <Box
          sx={{
            position: 'relative',
            width: '100%',
            maxWidth: 520,
            mx: 'auto',
            pb: { xs: 9, sm: 4 },
          }}
        >
          <LunchPlate />
          <ProgressCard />
        </Box>
      </Box>
    </Box>
  );
}

function offerOf({ trial, signups }: HostWords): string {
  if (signups === 'closed') return messages.noNewAccountsHere;
  if (signups === 'invite') return messages.byInvitation;
  return trial === '' ? messages.freeToUse : format(messages.premiumFreeAtFirst, { trial });
}

function Promises() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 4, p: 0, display: 'grid', gap: 1.25 }}>
      {PROMISES.map(([icon, words]) => (
        <Box component="li" key={words} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Box component="span" sx={{ display: 'grid', color: 'primary.main', flex: 'none' }}>
            <Icon name={icon} size={24} />
          </Box>
          {words}
        </Box>
      ))}
    </Box>
  );
}

/** Decoration only: a sample day at 75 %. */
function ProgressCard() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        right: 0,
        bottom: 0,
        width: 'min(272px, 82%)',
        p: 2.5,
        borderRadius: '20px',
        bgcolor: 'background.paper',
        boxShadow: '0 18px 50px rgb(0 0 0 / 0.2)',
      }}
    >
      <Box sx={{ display: 'flex', color: 'text.secondary', fontSize: '0.9375rem' }}>
        <Box sx={{ mr: 'auto' }}>{messages.today}</Box>
        <Box sx={{ fontWeight: 700, color: 'primary.main' }}>75%</Box>
      </Box>
      <Box sx={{ fontWeight: 780, fontSize: '2rem', letterSpacing: '-0.03em', lineHeight: 1.2 }}>
        1,240{' '}
        <Box
          component="span"
          sx={{ fontSize: '1rem', fontWeight: 500, letterSpacing: 0, color: 'text.secondary' }}
        >
          {messages.heroOfCalories}
        </Box>
      </Box>
      <Box sx={{ mt: 1.5, height: 12, borderRadius: '20px', bgcolor: 'raised.main' }}>
        <Box sx={{ width: '75%', height: '100%', borderRadius: '20px', bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  );
}

/** A drawing of rice, greens, salmon and a wedge of lemon. */
function LunchPlate() {
  return (
    <Box
      component="svg"
      viewBox="0 0 400 400"
      aria-hidden
      focusable={false}
      sx={{ width: '100%', display: 'block' }}
    >
      <circle cx="200" cy="206" r="186" fill="var(--mui-palette-divider)" opacity="0.55" />
      <circle cx="200" cy="200" r="184" fill="var(--mui-palette-background-paper)" />
      <circle
        cx="200"
        cy="200"
        r="140"
        fill="none"
        stroke="var(--mui-palette-divider)"
        strokeWidth="3"
      />
      <path
        d="M96 214c-6-62 40-112 96-112 22 0 30 16 22 38-14 40-20 78-12 128-52 12-102-8-106-54z"
        fill="#F3EAD3"
      />
      <g fill="#D9C9A2">
        {RICE.map(([x, y, turn]) => (
          <ellipse
            key={`${x}-${y}`}
            cx={x}
            cy={y}
            rx="8"
            ry="3.4"
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ))}
      </g>
      <path
        d="M226 118c40-22 88 8 92 58 2 24-10 34-34 30-34-4-64-2-76-14-14-14-8-60 18-74z"
        fill="#3E8E57"
      />
      <g fill="#5BB377">
        <circle cx="252" cy="138" r="20" />
        <circle cx="286" cy="152" r="22" />
        <circle cx="258" cy="172" r="19" />
        <circle cx="300" cy="184" r="15" />
      </g>
      <path
        d="M214 224c40-10 92-6 104 14 10 30-34 68-84 70-28 0-38-14-36-36 0-22-4-42 16-48z"
        fill="#EE8A6C"
      />
      <g fill="none" stroke="#F9C3AE" strokeWidth="5" strokeLinecap="round">
        <path d="M222 246c26-8 56-8 82 0" />
        <path d="M216 268c26-8 52-8 80-2" />
        <path d="M216 290c20-6 38-6 58-2" />
      </g>
      <path d="M176 300a34 34 0 0 0 60 6z" fill="#F2C94C" stroke="#D9A92B" strokeWidth="4" />
    </Box>
  );
}
