/** A glass of water, full or still to be drunk. */
export function Glass({ full }: { full: boolean }) {
  return (
    <svg viewBox="0 0 24 32" width="26" height="34" focusable={false}>
      {full && (
        <path d="M4.6 10h14.8l-1.5 17.5h-11.800z" fill="var(--mui-palette-nutrients-protein)" />
      )}
      <path
        d="M3.5 4h17l-2.200 24.5h-12.600z"
        fill="none"
        stroke={`var(--mui-palette-${full ? 'nutrients-protein' : 'text-secondary'})`}
        strokeWidth="2"
        strokeLinejoin="round"
        opacity={full ? 1 : 0.6}
      />
    </svg>
  );
}
