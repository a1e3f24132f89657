import * as z from 'zod';

import { filledText, numberFrom, oneOf, serverOf, webAddress, wholeNumber } from './setting-forms';

const OPENAI = {
  name: 'OpenAI',
  country: 'USA',
  policyUrl: 'https://openai.com/enterprise-privacy',
};

export const AI_PROVIDER_SETTINGS = {
  OPENAI_API_KEY: filledText.optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  OPENAI_MODEL: filledText.default('gpt-4o-mini'),
  OPENAI_FORMAT: oneOf('json_schema', 'json_object', 'none').default('json_schema'),
  OPENAI_IMAGE_DETAIL: oneOf('low', 'high', 'auto').optional(),
  OPENAI_READS_WORDS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  OPENAI_TIMEOUT_SECONDS: numberFrom(1, 600).default(60),
  OPENAI_CONCURRENCY: wholeNumber(1, 32).default(2),
  OPENAI_INPUT_PRICE: numberFrom(0).optional(),
  OPENAI_OUTPUT_PRICE: numberFrom(0).optional(),
  OPENAI_DAILY_COST: numberFrom(0).optional(),
  AI_PROVIDER_NAME: filledText.max(100).optional(),
  AI_PROVIDER_COUNTRY: filledText.max(60).optional(),
  AI_PROVIDER_POLICY_URL: webAddress.optional(),
};

type AiProviderEnv = z.output<z.ZodObject<typeof AI_PROVIDER_SETTINGS>>;

export type NamedProviderEnv = Partial<
  Pick<
    AiProviderEnv,
    | 'OPENAI_API_KEY'
    | 'OPENAI_BASE_URL'
    | 'AI_PROVIDER_NAME'
    | 'AI_PROVIDER_COUNTRY'
    | 'AI_PROVIDER_POLICY_URL'
  >
>;

/** Whether prices are set if a daily cost limit is set, because the limit needs them. */
export function isPriced(env: AiProviderEnv): boolean {
  const { OPENAI_DAILY_COST: most, OPENAI_INPUT_PRICE: input, OPENAI_OUTPUT_PRICE: output } = env;
  return most === undefined || (input !== undefined && output !== undefined);
}

/** The AI provider, set up by a key or an address. A server on the host's own machine needs no key. */
export function providerOf(env: AiProviderEnv) {
  const who = aiProviderOf(env);
  if (!who) return undefined;
  return {
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
    format: env.OPENAI_FORMAT,
    detail: env.OPENAI_IMAGE_DETAIL,
    readsWords: env.OPENAI_READS_WORDS === '1',
    timeoutMs: env.OPENAI_TIMEOUT_SECONDS * 1_000,
    atOnce: env.OPENAI_CONCURRENCY,
    /** How the provider is presented to users. */
    identity: {
      ...who,
      readsWords: env.OPENAI_READS_WORDS === '1',
    },
    prices: {
      input: env.OPENAI_INPUT_PRICE ?? 0,
      output: env.OPENAI_OUTPUT_PRICE ?? 0,
      daily: env.OPENAI_DAILY_COST,
    },
  };
}

/** The AI provider's name, country and privacy policy, as shown in the consent question; undefined if there is none. */
export function aiProviderOf(env: NamedProviderEnv) {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: address } = env;
  if (key === undefined && address === undefined) return undefined;
  const isOpenAi = address === undefined && env.AI_PROVIDER_NAME === undefined;
  return {
    name: env.AI_PROVIDER_NAME ?? (address === undefined ? OPENAI.name : serverOf(address)),
    country: env.AI_PROVIDER_COUNTRY ?? (isOpenAi ? OPENAI.country : null),
    policyUrl: env.AI_PROVIDER_POLICY_URL ?? (isOpenAi ? OPENAI.policyUrl : null),
  };
}
