import { Brand } from '../brand';
import { NoticePage } from './notice-page';

interface UnreachablePageProps {
  title: string;
  words: string;
  onRetry: () => void;
}

/** Instead of a page that lives on the server alone, where there is no way to it. */
export function UnreachablePage({ title, words, onRetry }: UnreachablePageProps) {
  return (
    <NoticePage title={title} words={words} onClick={onRetry} label="Try again">
      <Brand />
    </NoticePage>
  );
}
