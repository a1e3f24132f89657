import { Box, Button } from '@mui/material';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { shrinkImage } from '../../../device/shrink-image';
import type { MealEntry } from '../../../store/meal-entries';
import { requestReanalysis, replacePhoto } from '../../../store/meals';
import { useAccount } from '../../../store/use-account';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { NOTICE } from '../styles';
import { mealNotice, type Notice } from './meal-notice';
import { messages } from './messages';

const UNREADABLE = messages.fileNotAnImage;

const NO_ROOM = messages.noSpaceForPhoto;

export function AnalysisNotice({ entry }: { entry: MealEntry }) {
  const user = useAccount()?.user;
  const plan = user && { subscriptionEndDate: null, ...user };
  const notice = mealNotice(entry, Date.now(), plan);
  if (!notice) return null;
  return (
    <NoticeCard {...notice}>
      <Step step={notice.step} entry={entry} />
    </NoticeCard>
  );
}

function Step({ step, entry }: { step: Notice['step']; entry: MealEntry }) {
  switch (step) {
    case 'try-again':
      return (
        <Button variant="outlined" sx={STEP} onClick={() => void requestReanalysis(entry.id)}>
          {messages.tryAgain}
        </Button>
      );
    case 'new-photo':
      return <NewPhoto entry={entry} />;
    case 'plan':
      return (
        <Button
          component={Link}
          to={`${PAGES.profile}?tab=subscription`}
          variant="outlined"
          sx={STEP}
        >
          {messages.seePremium}
        </Button>
      );
    case null:
      return null;
  }
}

const STEP = { justifySelf: 'start', ml: 4.25 } as const;

/** Replaces a photo that could not be used. */
function NewPhoto({ entry }: { entry: MealEntry }) {
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setPending(true);
    setProblem(await exchanged(entry, file));
    setPending(false);
  };
  return (
    <Box sx={{ ml: 4.25 }}>
      <Button variant="outlined" disabled={pending} onClick={() => input.current?.click()}>
        {pending ? messages.saving : messages.takeAnotherPhoto}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={format(messages.anotherPhotoOf, { name: entry.meal.name })}
        onChange={(event) => void take(event)}
      />
      {problem !== null && (
        <Box role="alert" sx={{ mt: 1, fontSize: '0.9375rem', color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}

/** Returns a message if the photo could not be replaced, otherwise null. */
async function exchanged(entry: MealEntry, file: Blob): Promise<string | null> {
  const photo = await shrinkImage(file).catch(() => null);
  if (!photo) return UNREADABLE;
  return (await replacePhoto(entry, photo)) === 'kept' ? null : NO_ROOM;
}

interface NoticeCardProps extends Pick<Notice, 'icon' | 'title' | 'text' | 'busy'> {
  /** True if nothing went wrong. */
  isCalm?: boolean;
  children?: ReactNode;
}

export function NoticeCard({ icon, title, text, busy, isCalm = busy, children }: NoticeCardProps) {
  return (
    <Box
      role="status"
      sx={{
        ...NOTICE,
        display: 'grid',
        gap: 1,
        borderColor: isCalm ? 'primary.main' : 'secondary.main',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.25 }}>
        <Icon name={icon} size={22} style={{ flex: 'none', marginTop: 1 }} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 700 }}>{title}</Box>
          <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{text}</Box>
        </Box>
      </Box>
      {children}
    </Box>
  );
}
