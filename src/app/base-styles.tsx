import { CssBaseline } from '@mui/material';

export function BaseStyles() {
  return <CssBaseline enableColorScheme />;
}
