import { counted } from './counted';

const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;

/**
 * That a device's clock is wrong: 'The clock of this device is about 7 minutes fast.'
 * @param ahead how far it is ahead, in ms; below 0 it is behind
 */
export function clockAheadWords(ahead: number): string {
  const way = ahead > 0 ? 'fast' : 'slow';
  return `The clock of this device is about ${spanWords(Math.abs(ahead) / 60_000)} ${way}.`;
}

function spanWords(minutes: number): string {
  if (minutes >= 2 * MINUTES_OF_DAY) return counted(Math.round(minutes / MINUTES_OF_DAY), 'day');
  if (minutes >= 2 * MINUTES_OF_HOUR) {
    return counted(Math.round(minutes / MINUTES_OF_HOUR), 'hour');
  }
  return counted(Math.round(minutes), 'minute');
}
