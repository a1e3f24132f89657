import { useMediaQuery, useTheme } from '@mui/material';
import { startTransition, useEffect, useState } from 'react';
import { CartesianGrid, Line, Tooltip, type XAxisProps, type YAxisProps } from 'recharts';

import { PointCard } from '../../../ui/figures/point-card';
import { wholeWords } from '../../../ui/words/whole-words';
import { messages } from '../messages';
import { axisWords } from '../spans';

export interface Point {
  /** First day, 'YYYY-MM-DD'. */
  key: string;
  isToday: boolean;
  title: string;
  lines: readonly string[];
}

/** A point in a chart of intake. */
export interface IntakePoint extends Point {
  /** 0 if the point has the 'not logged' mark. */
  missing: 0 | null;
  /** Whether the day is over but not complete. */
  isPartial: boolean;
}

/** Today and incomplete days are drawn as outlines, because there may be more. */
export function isOutline({ isToday, isPartial }: IntakePoint): boolean {
  return isToday || isPartial;
}

// A browser's default text size, in px.
const USUAL_TEXT = 16;

/** The page's text size, relative to the default; at least 1. */
function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, (size || USUAL_TEXT) / USUAL_TEXT);
}

/** The axis has enough height for the dates at the current text size. */
export function xAxis(): Omit<XAxisProps, 'ref'> {
  return { ...X_AXIS, height: Math.round(30 * textScale()) };
}

/** The axis has enough width for the numbers at the current text size. */
export function yAxis(): Omit<YAxisProps, 'ref'> {
  return { ...Y_AXIS, width: Math.round(54 * textScale()) };
}

const X_AXIS: Omit<XAxisProps, 'ref'> = {
  dataKey: 'key',
  tickLine: false,
  axisLine: { stroke: 'var(--mui-palette-divider)' },
  tickMargin: 8,
};

const FEW = 10;

/** The number of dates that fit below a chart on a phone. */
const MOST_DATES = 5;

export function useDaysBelow(points: Parameters<typeof daysBelow>[0]) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  return daysBelow(points, narrow);
}

/** All days if there are few and enough room; otherwise some, in even steps from the last. @param narrow true on phones */
export function daysBelow(
  points: readonly Pick<Point, 'key' | 'isToday'>[],
  narrow: boolean,
): Pick<XAxisProps, 'interval' | 'minTickGap' | 'ticks' | 'tickFormatter'> {
  const few = points.length < FEW;
  const step = few && !narrow ? 1 : Math.ceil(points.length / MOST_DATES);
  const today = points.find(({ isToday }) => isToday)?.key;
  return {
    // With larger text, labels that would touch are dropped; 'Today' stays.
    interval: 'preserveEnd',
    minTickGap: 8,
    ticks: points
      .filter((_, index) => (points.length - 1 - index) % step === 0)
      .map(({ key }) => key),
    tickFormatter: (day: string) => (day === today ? messages.today : axisWords(day, few)),
  };
}

const Y_AXIS: Omit<YAxisProps, 'ref'> = {
  tickLine: false,
  axisLine: false,
  interval: 0,
  tickFormatter: (value: number) => (value % 1 === 0 ? wholeWords(value) : value.toFixed(1)),
};

const STEPS = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 4;
const LEAST_STEP = 0.5;

export function axisOf(values: readonly number[]) {
  const ticks = niceTicks(Math.min(...values), Math.max(...values));
  return { ticks, domain: [ticks[0] ?? 0, ticks.at(-1) ?? 0] };
}

/** Round numbers in a few even steps; the first is at most `low`, the last at least `high`. */
export function niceTicks(low: number, high: number): number[] {
  const wanted = Math.max((high - low) / MOST_STEPS, LEAST_STEP);
  const scale = 10 ** Math.floor(Math.log10(wanted));
  const step = scale * (STEPS.find((one) => one * scale >= wanted) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

export function Grid() {
  return useIsLater() ? (
    <CartesianGrid vertical={false} stroke="var(--mui-palette-divider)" />
  ) : null;
}

/** Room at the top for half of the top number, and at the right for half of the label 'Today'. */
export function margin() {
  return { top: Math.round(12 * textScale()), right: 16, bottom: 0, left: 0 };
}

export const FULL_WIDTH = { width: '100%' } as const;

export function PointWords() {
  return useIsLater() ? (
    <Tooltip
      isAnimationActive={false}
      cursor={{ fill: 'var(--mui-palette-raised-main)', stroke: 'var(--mui-palette-divider)' }}
      content={({ active, payload }) => {
        const point = (payload[0] as { payload?: Point } | undefined)?.payload;
        return active && point ? <PointCard {...point} /> : null;
      }}
    />
  ) : null;
}

/** True a moment later: keeps parts that can wait out of the task that draws a chart, which is long on an old phone. */
function useIsLater(): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => {
        setIsLater(true);
      });
    });
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isLater;
}

interface RingsProps {
  /** Key of the value; no ring if the value is null. */
  of: string;
  fill?: string;
}

export function Rings({ of, fill = 'none' }: RingsProps) {
  return (
    <Line
      dataKey={of}
      stroke="none"
      isAnimationActive={false}
      activeDot={false}
      dot={{ r: 3.5, fill, stroke: 'var(--mui-palette-text-secondary)', strokeWidth: 1.5 }}
    />
  );
}
