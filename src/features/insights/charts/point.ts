export interface Point {
  /** First day, 'YYYY-MM-DD'. */
  key: string;
  isToday: boolean;
  title: string;
  lines: readonly string[];
}
