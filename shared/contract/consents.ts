import * as z from 'zod';

import { defineEndpoint } from './endpoint';

/**
 * age: 13 or older. health: works with weight, goals and meals. ai: meals are sent to the AI provider.
 * parent: a parent or guardian agreed.
 */
const CONSENT_KINDS = ['age', 'health', 'ai', 'parent'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Versions of the texts that users agree to. A text whose meaning changes gets a new version. */
export const TEXT_VERSIONS: Record<ConsentKind, string> = {
  age: '2026-11',
  health: '2026-11',
  ai: '2026-11',
  parent: '2026-11',
};

const providerSchema = z.object({
  name: z.string(),
  /** Null: the host does not say. */
  country: z.string().nullable(),
  policyUrl: z.string().nullable(),
  /** Whether descriptions of meals without a photo are sent too. */
  readsWords: z.boolean(),
});

export type AiProvider = z.infer<typeof providerSchema>;

/**
 * The provider, country and use that an answer is valid for: 'OpenAI (USA): photos'. If one of them changes, the user
 * is asked again.
 */
export function providerLabel({
  name,
  country,
  readsWords,
}: Omit<AiProvider, 'policyUrl'>): string {
  const who = country === null ? name : `${name} (${country})`;
  return `${who}: ${readsWords ? 'photos and words' : 'photos'}`;
}

const textVersion = z.string().min(1).max(20);
const time = z.number();

export const consentsSchema = z.object({
  /** Null: no AI provider is set up. */
  provider: providerSchema.nullable(),
  /** Null: not answered for this provider. */
  ai: z.object({ send: z.boolean(), notes: z.boolean(), at: time }).nullable(),
  /** Null: never asked. */
  health: z.object({ given: z.boolean(), at: time }).nullable(),
  parent: z.object({ at: time }).nullable(),
  isUnder13: z.boolean(),
  /** Users below this age need a parent's agreement; null: none. */
  parentBelow: z.number().nullable(),
  /** The number of the newest answer; 0 without one. */
  last: z.number().int(),
});

export type Consents = z.infer<typeof consentsSchema>;

/** Assumed for a server that does not send consents. */
export const NO_CONSENTS: Consents = {
  provider: null,
  ai: null,
  health: { given: true, at: 0 },
  parent: null,
  isUnder13: false,
  parentBelow: null,
  last: 0,
};

const answerSchema = z
  .strictObject({
    kind: z.enum(CONSENT_KINDS),
    given: z.boolean(),
    version: textVersion,
    /** `last` of what the user saw. A yes is ignored if there is a newer answer than that. */
    after: z.number().int().min(0),
    /** Only for `ai`: the provider's label, as shown in the question. */
    provider: z.string().max(250).optional(),
    /** Only for `ai`: whether notes are sent too. */
    notes: z.boolean().optional(),
  })
  .refine(({ kind, provider }) => (kind === 'ai') === (provider !== undefined), {
    path: ['provider'],
    message: 'Name the provider that is agreed to, and only with the kind ai.',
  });

export type ConsentAnswer = z.infer<typeof answerSchema>;

export const answerConsents = defineEndpoint({
  method: 'POST',
  path: '/api/consents',
  onFullDisk: true,
  input: z.strictObject({ answers: z.array(answerSchema).min(1).max(20) }),
  output: z.object({ consents: consentsSchema }),
  errors: ['not_authenticated'],
});

/** Applies an answer to the known consents, for a device that has not reached the server yet. @param at in ms */
export function withAnswer(known: Consents, answer: ConsentAnswer, at: number): Consents {
  const { kind, given } = answer;
  switch (kind) {
    case 'ai':
      return { ...known, ai: aiAfter(known, answer, at) };
    case 'health':
      return { ...known, health: { given, at } };
    case 'parent':
      return { ...known, parent: given ? { at } : null };
    case 'age':
      return { ...known, isUnder13: known.isUnder13 || !given };
  }
}

function aiAfter(
  { provider, ai }: Consents,
  { given, provider: asked, notes = false }: ConsentAnswer,
  at: number,
): Consents['ai'] {
  const isOfNow = provider !== null && asked === providerLabel(provider);
  return isOfNow ? { send: given, notes: given && notes, at } : ai;
}

/** Why an account can only be exported or deleted; null if it can be used normally. */
export function restrictionOf({
  health,
  isUnder13,
}: Pick<Consents, 'health' | 'isUnder13'>): 'under_13' | 'no_health_consent' | null {
  if (isUnder13) return 'under_13';
  return health?.given === false ? 'no_health_consent' : null;
}
