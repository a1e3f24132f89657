import { Typography } from '@mui/material';

interface CardHeadProps {
  /** What the card is labelled by. */
  id: string;
  title: string;
  /** What it is for. */
  words?: string;
}

/** What a card of the profile is, and what it is for. */
export function CardHead({ id, title, words }: CardHeadProps) {
  return (
    <>
      <Typography id={id} component="h2" variant="h3" sx={{ mb: words === undefined ? 2 : 0.5 }}>
        {title}
      </Typography>
      {words !== undefined && (
        <Typography sx={{ mb: 2.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
          {words}
        </Typography>
      )}
    </>
  );
}
