/** 'YYYY-MM-DD' in UTC. @param time in ms */
export function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
