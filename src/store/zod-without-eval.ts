// The content policy forbids eval, which zod tries whenever a schema is made, to see whether it may
// compile. This has to stand before the first schema; zod reads its settings from this global, and
// importing zod itself here would put it into the landing page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
