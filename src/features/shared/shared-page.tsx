import { Box } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { checkedContent, codesOf } from '#shared/export/by-link/checked-items';
import type { SharedReading, SharedContent } from '#shared/export/by-link/shared-content';
import { FILE_MOST, readFragment, readSharedFile } from '#shared/export/by-link/shared-link';

import { foodsByCodes } from '../../device/analyser/analyser';
import { useLaunchedFiles } from '../../device/use-launched-files';
import { useSignedIn } from '../../store/use-signed-in';
import { BrandHeader } from '../../ui/brand';
import { Spinner } from '../../ui/feedback/spinner';
import { BackLink } from '../../ui/layout/links';
import { useTitle } from '../../ui/layout/page-title';
import { messages } from './messages';
import { OpenShared } from './open-shared';
import { SharedDishView } from './shared-dish-view';
import { SharedWeek } from './shared-week';

/** Shows the content of a shared link or file to everyone, also without an account and offline. */
export function SharedPage() {
  useTitle(messages.sharedWithYou);
  const isMember = useSignedIn();
  const { hash } = useLocation();
  return (
    <Box sx={PAGE}>
      <BrandHeader>
        {isMember ? (
          <BackLink to={PAGES.dashboard}>{messages.backToToday}</BackLink>
        ) : (
          <BackLink to={PAGES.landing}>{messages.aboutPlatelog}</BackLink>
        )}
      </BrandHeader>
      <main id="main">
        {/* The key resets the chosen portion if another link is opened. */}
        <Opened key={hash} hash={hash} isMember={isMember} />
      </main>
    </Box>
  );
}

function Opened({ hash, isMember }: { hash: string; isMember: boolean }) {
  const [file, setFile] = useState<SharedReading | null>(null);
  const [failed, setFailed] = useState(false);
  const open = (chosen: File) => {
    readFile(chosen).then(
      (read) => {
        setFailed(false);
        setFile(read);
      },
      () => {
        setFailed(true);
      },
    );
  };
  useLaunchedFiles(([first]) => {
    if (first) open(first);
  });
  const ofLink = useMemo(() => (hash.length > 1 ? readFragment(hash) : null), [hash]);
  const reading = file ?? ofLink;
  const content = useChecked(reading?.content);
  if (failed || !reading?.content)
    return <OpenShared {...{ failed, isMember }} problem={reading?.problem} onFile={open} />;
  // Nothing is shown or can be saved before it was checked with the food tables.
  if (!content) return <Spinner label={messages.loading} />;
  return content.kind === 'plan' ? (
    <SharedWeek plan={content} isMember={isMember} />
  ) : (
    <SharedDishView dish={content} isMember={isMember} />
  );
}

const PAGE = { maxWidth: 1080, mx: 'auto', px: { xs: 2, sm: 3 }, pb: 6 } as const;

/** Throws if the file cannot be read at all. */
async function readFile(file: File): Promise<SharedReading> {
  // The limit is in characters, which have at most four bytes.
  const isLarge = file.size > 4 * FILE_MOST;
  return isLarge ? { problem: 'too-large' } : readSharedFile(await file.text());
}

/** The content, compared with the food tables; undefined while checking. If checking fails, foods count as not in a table. */
function useChecked(content: SharedContent | undefined): SharedContent | undefined {
  const [checked, setChecked] = useState<{ of: SharedContent; is: SharedContent }>();
  useEffect(() => {
    if (!content) return undefined;
    let current = true;
    void foodsByCodes(codesOf(content))
      .catch(() => [])
      .then((foods) => {
        if (current) setChecked({ of: content, is: checkedContent(content, foods) });
      });
    return () => {
      current = false;
    };
  }, [content]);
  return checked && checked.of === content ? checked.is : undefined;
}
