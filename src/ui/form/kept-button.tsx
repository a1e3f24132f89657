import { type ComponentProps, useSyncExternalStore } from 'react';

type KeptButtonProps = ComponentProps<'button'> & { href?: string };

/**
 * The element of every button. A native disabled button loses the focus to the page. This one keeps it, and MUI ignores
 * its clicks.
 */
export function KeptButton({ disabled = false, href, children, ...props }: KeptButtonProps) {
  const hydrated = useHydrated();
  if (href !== undefined) {
    return (
      <a href={href} {...(props as ComponentProps<'a'>)}>
        {children}
      </a>
    );
  }
  // Before hydration, no script would ignore the click.
  const state = disabled && (hydrated ? { 'aria-disabled': true } : { disabled });
  return (
    <button {...state} {...props}>
      {children}
    </button>
  );
}

/** False until the page is hydrated: before that, the browser would submit a form with its values in the URL. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => undefined;
}
