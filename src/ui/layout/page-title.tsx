import { Typography } from '@mui/material';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

interface PageTitleProps {
  children: string;
  variant?: 'h1' | 'h2';
  /** The room around it. */
  sx?: { mt?: number | Record<string, number>; mb?: number };
}

/** A page's first heading. Whoever comes from another page has the focus there, and hears it read out. */
export function PageTitle({ children, variant = 'h2', sx }: PageTitleProps) {
  const heading = useArrival(children);
  return (
    <Typography
      ref={heading}
      component="h1"
      variant={variant}
      tabIndex={-1}
      // Nothing can be done with it: what the next press of Tab leads to is marked.
      sx={{ '&:focus': { outline: 'none' }, ...sx }}
    >
      {children}
    </Typography>
  );
}

// The page before. None yet where the document was loaded: the browser reads out what it has loaded.
let before: string | undefined;

function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const page = `${pathname} ${title}`;
  useEffect(() => {
    const comesFromAnother = before !== undefined && before !== page;
    before = page;
    if (comesFromAnother) heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}
