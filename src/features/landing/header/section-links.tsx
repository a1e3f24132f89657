import { Button } from '@mui/material';

const SECTIONS = [
  ['features', 'Features'],
  ['how-it-works', 'How It Works'],
  ['testimonials', 'Reviews'],
  ['contact', 'Contact'],
] as const;

/** Links to the parts of the page: they work before any script does. */
export function SectionLinks({ onChoose }: { onChoose: () => void }) {
  return SECTIONS.map(([id, label]) => (
    <Button key={id} href={`#${id}`} color="inherit" onClick={onChoose} sx={{ px: 2 }}>
      {label}
    </Button>
  ));
}
