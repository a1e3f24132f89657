import { Box, Link, Typography } from '@mui/material';

import { useHost } from '../../http/host';
import { isList, wordsFor, type Chapter } from './legal-text';

const PARAGRAPH = { my: 1.5, lineHeight: 1.65 } as const;

export function ChapterText({ chapter, number }: { chapter: Chapter; number: number }) {
  const host = useHost();
  return (
    <Box
      component="section"
      id={chapter.id}
      sx={{ scrollMarginTop: 16, mb: 5, '@media print': { breakInside: 'avoid' } }}
    >
      <Typography component="h2" variant="h3" sx={{ fontSize: '1.4375rem' }}>
        {`${number}. ${chapter.title}`}
      </Typography>
      {chapter.text.map((part, index) =>
        isList(part) ? (
          <Box component="ul" key={index} sx={{ ...PARAGRAPH, pl: 3 }}>
            {part.map((item, at) => (
              <Box component="li" key={at} sx={{ my: 0.75 }}>
                <WithMailbox words={wordsFor(item, host)} mailbox={host.mailbox} />
              </Box>
            ))}
          </Box>
        ) : (
          <Box component="p" key={index} sx={PARAGRAPH}>
            <WithMailbox words={wordsFor(part, host)} mailbox={host.mailbox} />
          </Box>
        ),
      )}
    </Box>
  );
}

/** Words in which the address for mail, where they name it, opens the program for it. */
function WithMailbox({ words, mailbox }: { words: string; mailbox: string }) {
  const [before, after] = mailbox === '' ? [words] : words.split(mailbox);
  if (after === undefined) return words;
  return (
    <>
      {before}
      <Link href={`mailto:${mailbox}`} sx={{ color: 'inherit' }}>
        {mailbox}
      </Link>
      {after}
    </>
  );
}
