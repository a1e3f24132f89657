// The content security policy forbids eval, and zod tries eval for each schema to see whether it can compile. Must
// run before the first schema. Sets zod's global directly: importing zod here would add it to the landing page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
