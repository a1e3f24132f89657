import { Typography } from '@mui/material';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { messages } from '../messages';

const PRODUCT = messages.platelog;

interface PageTitleProps {
  children: string;
  variant?: 'h1' | 'h2';
  sx?: { mt?: number | Record<string, number>; mb?: number };
}

/** Gets the focus after a navigation, so that screen readers announce the page. */
export function PageTitle({ children, variant = 'h2', sx }: PageTitleProps) {
  const heading = useArrival(children);
  return (
    <Typography
      ref={heading}
      component="h1"
      variant={variant}
      tabIndex={-1}
      // No outline, because it is not interactive: the next Tab stop gets one.
      sx={{ '&:focus': { outline: 'none' }, ...sx }}
    >
      {children}
    </Typography>
  );
}

// The previous page. Undefined after loading a document, which the browser announces itself.
let before: string | undefined;

/** Whether this document has shown a page. */
export const hasShownPage = () => before !== undefined;

function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const page = `${pathname} ${title}`;
  // Before the page is painted: a user who has already moved on with the keyboard must not be sent back to the title.
  useLayoutEffect(() => {
    const comesFromAnother = before !== undefined && before !== page;
    before = page;
    if (comesFromAnother) heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title.includes(PRODUCT) ? title : `${title} · ${PRODUCT}`;
  }, [title]);
}
