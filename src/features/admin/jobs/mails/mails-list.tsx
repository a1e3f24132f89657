import { Typography } from '@mui/material';

import { listMails } from '#shared/contract/admin/mails';

import { useDeskList } from '../../../../http/admin/answers';
import { counted } from '../../../../ui/words/counted';
import { Answered } from '../../answered';
import { Entries, Older } from '../../entries';
import { MailLine } from './mail-line';

/** Mails that wait for the mail server or were given up; nothing where there are none. */
export function MailsList() {
  const list = useDeskList(listMails, {}, (pages) => {
    const offset = pages.reduce((sum, page) => sum + page.mails.length, 0);
    return offset < (pages[0]?.total ?? 0) ? { offset } : undefined;
  });
  return (
    <Answered answer={list}>
      {({ pages }) => {
        const total = pages[0]?.total ?? 0;
        if (total === 0) return null;
        return (
          <section>
            <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
              Mail that was not sent
            </Typography>
            <Entries label={counted(total, 'mail')}>
              {pages
                .flatMap((page) => page.mails)
                .map((mail) => (
                  <MailLine key={mail.id} mail={mail} />
                ))}
            </Entries>
            <Older list={list} />
          </section>
        );
      }}
    </Answered>
  );
}
