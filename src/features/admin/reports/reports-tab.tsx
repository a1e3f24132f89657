import { listReports } from '#shared/contract/admin/reports';

import { useDeskList } from '../../../http/admin/answers';
import { counted } from '../../../ui/words/counted';
import { Answered } from '../answered';
import { Entries, NoEntries, Older } from '../entries';
import { TabHead } from '../tab-head';
import { Report } from './report';

/** What failed on people's devices, as far as they have sent it. */
export function ReportsTab() {
  const list = useDeskList(listReports, {}, (pages) => {
    const offset = pages.reduce((sum, page) => sum + page.groups.length, 0);
    return offset < (pages[0]?.total ?? 0) ? { offset } : undefined;
  });
  return (
    <>
      <TabHead
        title="Reports"
        words="Failures of the app that people have sent, without names. Kept for 90 days."
        answer={list}
      />
      <Answered answer={list}>
        {({ pages }) => {
          const total = pages[0]?.total ?? 0;
          if (total === 0) return <NoEntries>No reports yet</NoEntries>;
          return (
            <>
              <Entries label={counted(total, 'failure')}>
                {pages
                  .flatMap((page) => page.groups)
                  .map((group) => (
                    <Report key={group.id} group={group} />
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
