import { Box, Button, Skeleton, Typography } from '@mui/material';

import { PICTURE_REFUNDS_A_DAY } from '#shared/contract/photo-credits';

import { usePhotoCredits, type PhotoCredits } from '../../../../http/use-photo-credits';
import { Sheet } from '../../../../ui/layout/sheet';
import { CreditLines } from './credit-lines';
import { standWords } from './credit-words';

const SUBTITLE = `A photo is counted when it is accepted for reading. What could not be read is given back; up to ${PICTURE_REFUNDS_A_DAY} photos without food are given back a day. Reading again is free.`;

/** The book of one's images: what was counted, what was given back, why and when. */
export function CreditsSheet({ onClose }: { onClose: () => void }) {
  const credits = usePhotoCredits();
  return (
    <Sheet title="Your images" subtitle={SUBTITLE} onClose={onClose}>
      {credits.isPending && <Loading />}
      {credits.isError && <NotNow onTry={() => void credits.refetch()} />}
      {credits.data && <Book pages={credits.data.pages} />}
      {credits.hasNextPage && (
        <Button disabled={credits.isFetchingNextPage} onClick={() => void credits.fetchNextPage()}>
          {credits.isFetchingNextPage ? 'Loading...' : 'Show earlier ones'}
        </Button>
      )}
    </Sheet>
  );
}

function Book({ pages }: { pages: readonly PhotoCredits[] }) {
  const [first] = pages;
  const lines = pages.flatMap(({ entries }) => entries);
  if (!first) return null;
  return (
    <>
      <Box sx={{ fontSize: '1.0625rem', fontWeight: 700 }}>{standWords(first)}</Box>
      {lines.length === 0 && (
        <Typography>Nothing counted yet. Your first photo will be listed here.</Typography>
      )}
      <CreditLines lines={lines} />
    </>
  );
}

function Loading() {
  return (
    <Box aria-busy aria-label="Loading your images" sx={{ display: 'grid', gap: 1 }}>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
    </Box>
  );
}

function NotNow({ onTry }: { onTry: () => void }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>This book is kept at the server, which cannot be reached now.</Typography>
      <Button variant="outlined" onClick={onTry}>
        Try again
      </Button>
    </Box>
  );
}
