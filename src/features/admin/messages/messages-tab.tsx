import { listContacts } from '#shared/contract/admin/contacts';

import { useDeskList } from '../../../http/admin/answers';
import { counted } from '../../../ui/words/counted';
import { Answered } from '../answered';
import { Entries, NoEntries, Older } from '../entries';
import { TabHead } from '../tab-head';
import { Message } from './message';

/** What people have written by the contact form. */
export function MessagesTab() {
  const list = useDeskList(listContacts, {}, (pages) => {
    const offset = pages.reduce((sum, page) => sum + page.contacts.length, 0);
    return offset < (pages[0]?.total ?? 0) ? { offset } : undefined;
  });
  return (
    <>
      <TabHead
        title="Messages"
        words="From the contact form, newest first. An answer goes from your own mailbox."
        answer={list}
      />
      <Answered answer={list}>
        {({ pages }) => {
          const total = pages[0]?.total ?? 0;
          if (total === 0) return <NoEntries>No messages yet</NoEntries>;
          return (
            <>
              <Entries label={counted(total, 'message')}>
                {pages
                  .flatMap((page) => page.contacts)
                  .map((message) => (
                    <Message key={message.id} message={message} />
                  ))}
              </Entries>
              <Older list={list} />
            </>
          );
        }}
      </Answered>
    </>
  );
}
