import { Line } from 'recharts';

interface RingsProps {
  /** The value of a point that a ring stands for: none stands where it is null. */
  of: string;
  /** What is seen inside. */
  fill?: string;
}

/** A ring at each place of a chart that has a value, with no line between them. */
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
