import { Line } from 'recharts';

/** A ring on the ground for each place of a chart that nothing is logged for. */
export function NotLogged() {
  return (
    <Line
      dataKey="missing"
      stroke="none"
      isAnimationActive={false}
      activeDot={false}
      dot={{
        r: 3.5,
        fill: 'none',
        stroke: 'var(--mui-palette-text-secondary)',
        strokeWidth: 1.5,
      }}
    />
  );
}
