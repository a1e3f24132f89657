import { useOnline } from '../../device/use-online';
import { Banner } from '../../ui/feedback/banner';

/** Without a network the desk is only what was read before, and says so. */
export function OfflineLine() {
  if (useOnline()) return null;
  return (
    <Banner>
      No connection. What you see was read before it went; nothing can be changed until it is back.
    </Banner>
  );
}
