/** One place along a chart, with what is said of it when it is pointed at. */
export interface Point {
  /** Its first day, 'YYYY-MM-DD'. */
  key: string;
  /** Whether it is the day that is not over. */
  isToday: boolean;
  title: string;
  lines: readonly string[];
}
