import { Brand } from '../ui/brand';
import { NoticePage } from '../ui/layout/notice-page';
import { PATHS } from './paths';

/** Instead of a member's page where nobody is signed in on this device. */
export function PleaseLogIn() {
  const words = 'Your meals are kept for you, on this device and on the server.';
  return (
    <NoticePage title="Please Log In" words={words} to={PATHS.login} label="Go to Login">
      <Brand size={44} />
    </NoticePage>
  );
}
