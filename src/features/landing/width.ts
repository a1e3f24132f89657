/** The column that every part of the page keeps to. */
export const WIDTH = { maxWidth: 1168, mx: 'auto', px: { xs: 2, sm: 3 } } as const;
