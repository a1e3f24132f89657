import { PAGES } from '#shared/contract/pages';

import { NoticePage } from '../../ui/layout/notice-page';
import { useTitle } from '../../ui/layout/use-title';
import { EmptyPlate } from './empty-plate';

export function NotFoundPage() {
  useTitle('404 Page Not Found');
  const words = 'There is nothing on this plate.';
  return (
    <NoticePage title="404 Page Not Found" words={words} to={PAGES.landing} label="Back to Home">
      <EmptyPlate />
    </NoticePage>
  );
}
