import { PAGES } from '#shared/contract/pages';

import { NoticePage } from '../../ui/layout/notice-page';
import { useTitle } from '../../ui/layout/page-title';
import { messages } from './messages';

export function NotFoundPage() {
  useTitle(messages.pageNotFound);
  const words = messages.nothingOnThisPlate;
  return (
    <NoticePage
      title={messages.pageNotFound}
      words={words}
      to={PAGES.landing}
      label={messages.backToHome}
    >
      <EmptyPlate />
    </NoticePage>
  );
}

/** A drawing of a plate with two crumbs, between knife and fork. */
function EmptyPlate() {
  const line = 'var(--mui-palette-text-secondary)';
  return (
    <svg width="220" height="150" viewBox="0 0 220 150" aria-hidden focusable={false}>
      <circle cx="110" cy="75" r="68" fill="var(--mui-palette-edge-main)" />
      <circle cx="110" cy="73" r="66" fill="var(--mui-palette-background-paper)" />
      <circle
        cx="110"
        cy="73"
        r="46"
        fill="none"
        stroke="var(--mui-palette-divider)"
        strokeWidth="3"
      />
      <g fill="#C99A5B">
        <path d="M98 84l6-3 4 5-5 4z" />
        <path d="M119 66l4-1 2 4-4 2z" />
      </g>
      <g fill="none" stroke={line} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M14 22v24a8 8 0 0 0 16 0V22M22 22v108" />
        <path d="M203 130V22c-9 6-12 22-11 48h11" />
      </g>
    </svg>
  );
}
