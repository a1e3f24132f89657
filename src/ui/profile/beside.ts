/** Between fields that stand beside each other, in steps of the theme's spacing. */
export const BESIDE = 1.5;
