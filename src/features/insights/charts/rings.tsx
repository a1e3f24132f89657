import { Line } from 'recharts';

interface RingsProps {
  /** Key of the value; no ring where it is null. */
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
