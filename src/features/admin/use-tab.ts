import { useSearchParams } from 'react-router-dom';

export const TABS = [
  'Users',
  'Audit log',
  'Messages',
  'Reports',
  'Jobs',
  'Services',
  'Sync',
] as const;
export type DeskTab = (typeof TABS)[number];

const nameOf = (tab: DeskTab) => tab.toLowerCase().replace(' ', '-');

/** The open tab, by the address: it survives a reload and can be sent to a colleague. */
export function useTab(): [DeskTab, (tab: DeskTab) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = TABS.find((one) => nameOf(one) === asked) ?? 'Users';
  return [
    tab,
    (next) => {
      setParams(next === 'Users' ? {} : { tab: nameOf(next) }, { replace: true });
    },
  ];
}
