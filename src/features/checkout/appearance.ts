import type { Appearance } from '@stripe/stripe-js';

/** Stripe's form is in a frame and gets none of our styles. */
export function appearanceNow(dark: boolean): Appearance {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--mui-palette-${name}`).trim();
  return {
    theme: dark ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('primary-main'),
      colorBackground: colour('background-paper'),
      colorText: colour('text-primary'),
      colorTextSecondary: colour('text-secondary'),
      colorDanger: colour('error-main'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '12px',
      spacingUnit: '4px',
    },
  };
}
