import { Box } from '@mui/material';

import type { AwardRow } from '#shared/rules/awards/awards';

import { UNSEEN } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { dateWithYear } from '../../ui/words/time';
import { wholeWords } from '../../ui/words/whole-words';
import type { Family } from './families';
import { messages } from './messages';

interface AwardMedalProps {
  award: AwardRow;
  family: Family;
  /** Local time; undefined if it is not earned yet. */
  earnedAt: string | undefined;
  /** The progress so far; undefined while it is counted. */
  count: number | undefined;
  /** Its position in its family: later awards have more leaves. */
  step: number;
}

export function AwardMedal({ award, family, earnedAt, count, step }: AwardMedalProps) {
  const { awardName, value } = award;
  const share = Math.min(1, (count ?? 0) / value);
  return (
    <Box component="li" sx={MEDAL}>
      <Drawing {...{ family, value, step, share }} earned={earnedAt !== undefined} />
      <Box sx={UNSEEN}>{spoken(award, earnedAt, count)}</Box>
      <Box aria-hidden sx={NAME}>
        {awardName}
      </Box>
      <Box aria-hidden sx={BELOW}>
        {earnedAt === undefined
          ? count !== undefined &&
            format(messages.progress, {
              count: wholeWords(Math.min(count, value)),
              value: wholeWords(value),
            })
          : dateWithYear(earnedAt.slice(0, 10))}
      </Box>
    </Box>
  );
}

function spoken(
  { awardName: name, description, value }: AwardRow,
  earnedAt: string | undefined,
  count: number | undefined,
): string {
  if (earnedAt !== undefined)
    return format(messages.earnedOn, {
      name,
      description,
      day: dateWithYear(earnedAt.slice(0, 10)),
    });
  if (count === undefined) return format(messages.notEarned, { name });
  return format(messages.soFar, { name, count: Math.min(count, value), value });
}

interface DrawingProps {
  family: Family;
  value: number;
  step: number;
  /** 0 to 1. */
  share: number;
  earned: boolean;
}

const SIZE = 84;
const MIDDLE = 48;
const ROUND = 2 * Math.PI * 40;

/** Draws a rosette for an earned award, and otherwise a ring that shows the progress. */
function Drawing({ family, value, step, share, earned }: DrawingProps) {
  const { colour, path } = family;
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 96 96" aria-hidden focusable={false}>
      {earned ? (
        <>
          {petals(10 + 2 * step).map((angle) => (
            <ellipse
              key={angle}
              {...{ cx: MIDDLE, cy: 11, rx: 8.5 - step * 0.6, ry: 10 }}
              fill={colour}
              fillOpacity={0.24}
              transform={`rotate(${angle} ${MIDDLE} ${MIDDLE})`}
            />
          ))}
          <circle cx={MIDDLE} cy={MIDDLE} r={35} fill="var(--mui-palette-background-paper)" />
          <circle {...{ cx: MIDDLE, cy: MIDDLE, r: 33 }} fill={colour} fillOpacity={0.1} />
          <circle
            {...{ cx: MIDDLE, cy: MIDDLE, r: 33, fill: 'none', stroke: colour, strokeWidth: 2.5 }}
          />
        </>
      ) : (
        <>
          <circle
            {...{ cx: MIDDLE, cy: MIDDLE, r: 40, fill: 'none', strokeWidth: 3 }}
            stroke="var(--mui-palette-divider)"
          />
          {share > 0 && (
            <circle
              {...{ cx: MIDDLE, cy: MIDDLE, r: 40, fill: 'none', strokeWidth: 3 }}
              stroke={colour}
              strokeLinecap="round"
              strokeDasharray={`${share * ROUND} ${ROUND}`}
              transform={`rotate(-90 ${MIDDLE} ${MIDDLE})`}
            />
          )}
        </>
      )}
      <g
        transform="translate(36 22)"
        fill="none"
        stroke={earned ? colour : 'var(--mui-palette-edge-main)'}
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={path} />
      </g>
      <text
        {...{ x: MIDDLE, y: 66, textAnchor: 'middle', fontSize: value > 999 ? 15 : 18 }}
        fontWeight={760}
        fill={earned ? 'var(--mui-palette-text-primary)' : 'var(--mui-palette-text-secondary)'}
      >
        {wholeWords(value)}
      </text>
    </svg>
  );
}

function petals(count: number): number[] {
  return Array.from({ length: count }, (_, n) => (n * 360) / count);
}

const MEDAL = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  textAlign: 'center',
  position: 'relative',
  minWidth: 0,
} as const;

const NAME = { mt: 0.75, fontSize: '0.875rem', fontWeight: 650, lineHeight: 1.25 } as const;

const BELOW = {
  mt: 0.25,
  minHeight: '1.2em',
  fontSize: '0.8125rem',
  lineHeight: 1.2,
  color: 'text.secondary',
} as const;
