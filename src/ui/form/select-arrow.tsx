import { Icon } from '../icons';

/** The sign of a list that opens; takes of what the library hands it only where it stands. */
export function SelectArrow({ className }: { className?: string }) {
  return <Icon name="down" size={20} className={className} />;
}
