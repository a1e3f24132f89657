// The content policy forbids eval, which zod tries with every schema to see if it can compile. Must run before
// the first schema. Uses zod's global setting: importing zod here would put it into the landing page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
