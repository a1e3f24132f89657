import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';

import { PICTURE_REFUNDS_A_DAY } from '#shared/contract/photo-credits';

import { type CreditLine, type PhotoCredits, usePhotoCredits } from '../../../http/use-billing';
import { Sheet } from '../../../ui/layout/sheet';
import { format } from '../../../ui/words/format';
import { capital } from '../../../ui/words/text';
import { momentWords } from '../../../ui/words/time';
import { messages } from './messages';

/** Opens the list of upload credits. */
export function CreditsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        sx={{ mt: 1, mb: -1, ml: -1.5, px: 1.5 }}
        onClick={() => {
          setOpen(true);
        }}
      >
        {messages.seeWhatWasCounted}
      </Button>
      {open && (
        <CreditsSheet
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

const SUBTITLE = format(messages.whenPhotosCount, {
  pictureRefundsADay: PICTURE_REFUNDS_A_DAY,
});

/** Lists charged and refunded images with reason and time. */
function CreditsSheet({ onClose }: { onClose: () => void }) {
  const credits = usePhotoCredits();
  return (
    <Sheet title={messages.yourImages} subtitle={SUBTITLE} onClose={onClose}>
      {credits.isPending && <Loading />}
      {credits.isError && <LoadFailed onTry={() => void credits.refetch()} />}
      {credits.data && <Credits pages={credits.data.pages} />}
      {credits.hasNextPage && (
        <Button disabled={credits.isFetchingNextPage} onClick={() => void credits.fetchNextPage()}>
          {credits.isFetchingNextPage ? messages.loading : messages.showEarlierOnes}
        </Button>
      )}
    </Sheet>
  );
}

function Credits({ pages }: { pages: readonly PhotoCredits[] }) {
  const [first] = pages;
  const lines = pages.flatMap(({ entries }) => entries);
  if (!first) return null;
  return (
    <>
      <Box sx={{ fontSize: '1.0625rem', fontWeight: 700 }}>{usedWords(first)}</Box>
      {lines.length === 0 && <Typography>{messages.nothingCountedYet}</Typography>}
      <CreditLines lines={lines} />
    </>
  );
}

function Loading() {
  return (
    <Box aria-busy aria-label={messages.loadingYourImages} sx={{ display: 'grid', gap: 1 }}>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
    </Box>
  );
}

function LoadFailed({ onTry }: { onTry: () => void }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>{messages.listNeedsServer}</Typography>
      <Button variant="outlined" onClick={onTry}>
        {messages.tryAgain}
      </Button>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  gap: 2,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

/** Newest first; each line shows the total used after it. */
function CreditLines({ lines }: { lines: readonly CreditLine[] }) {
  const now = Date.now();
  if (lines.length === 0) return null;
  return (
    <Box component="ol" aria-label={messages.images} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map((line) => (
        <Box component="li" key={line.n} sx={ROW}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box>{line.words}</Box>
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {capital(momentWords(line.at, now))}
            </Box>
          </Box>
          <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            <Box sx={{ fontWeight: 700 }}>{changeWords(line)}</Box>
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {format(messages.used, { used: line.used })}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** How a line changes the number of used images: '+1', '−1' or 'free'. */
export function changeWords({ change }: Pick<CreditLine, 'change'>): string {
  if (change === 0) return 'free';
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}

export function usedWords({ used, limit }: Pick<PhotoCredits, 'used' | 'limit'>): string {
  if (limit === null) return format(messages.countedWithoutALimit, { used });
  return format(messages.ofFreeImagesUsed, { used, limit });
}
