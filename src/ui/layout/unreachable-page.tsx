import { Brand } from '../brand';
import { messages } from '../messages';
import { NoticePage } from './notice-page';

interface UnreachablePageProps {
  title: string;
  words: string;
  onRetry: () => void;
}

/** For a page that works only online. */
export function UnreachablePage({ title, words, onRetry }: UnreachablePageProps) {
  return (
    <NoticePage title={title} words={words} onClick={onRetry} label={messages.tryAgain}>
      <Brand />
    </NoticePage>
  );
}
