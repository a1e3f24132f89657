import { Icon } from '../icons';

/** Uses only `className` of the library's props: it sets the position. */
export function SelectArrow({ className }: { className?: string }) {
  return <Icon name="down" size={20} className={className} />;
}
