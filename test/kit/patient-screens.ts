import type { configure } from '@testing-library/react';

interface Library {
  configure: typeof configure;
}

// The library waits one second for elements to appear: on a busy machine that makes tests fail. Only tests of
// components load it.
if (expect.getState().testPath?.endsWith('.tsx')) {
  jest.requireActual<Library>('@testing-library/react').configure({ asyncUtilTimeout: 20_000 });
}
