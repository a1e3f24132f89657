import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type {
  ChatCompletion,
  ChatCompletionContentPart,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions';
import * as z from 'zod';

import { AnswerTooLarge, boundedFetch } from '../bounded-fetch';
import { dataOf, INSTRUCTIONS, type MealQuestion } from './prompt';
import { failureOfStatus, ProviderFailure } from './provider-failure';
import { type Answer, ANSWER_TOKENS_MOST, type ProviderInterface } from './provider-interface';
import { readingOf, readingSchema } from './reading';

const answerSchema = z.object({
  choices: z.tuple(
    [
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ refusal: z.unknown().optional(), content: z.string().nullish() }),
      }),
    ],
    z.unknown(),
  ),
});

export interface OpenAiSettings {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
  timeoutMs: number;
  format: 'json_schema' | 'json_object' | 'none';
  detail: 'low' | 'high' | 'auto' | undefined;
}

/** OpenAI and every server with a compatible API. The only code that sends a meal to another company. */
export class OpenAiInterface implements ProviderInterface {
  readonly model: string;
  readonly failureOf = failureOf;
  private readonly client: OpenAI;

  constructor(private readonly settings: OpenAiSettings) {
    const { apiKey, baseUrl, model, timeoutMs } = settings;
    this.model = model;
    this.client = new OpenAI({
      // The client requires a key; local servers do not.
      apiKey: apiKey ?? 'none',
      ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
      timeout: timeoutMs,
      // Its own retries do not respect the deadline.
      maxRetries: 0,
      fetch: boundedFetch,
      logLevel: 'off',
    });
  }

  async ask(
    question: MealQuestion,
    { timeoutMs, signal }: Parameters<ProviderInterface['ask']>[1],
  ): Promise<Answer> {
    const answer = await this.client.chat.completions.create(this.body(question), {
      timeout: timeoutMs,
      ...(signal && { signal }),
    });
    // The response is not an object if its body is empty.
    const { usage } = (answer as Partial<ChatCompletion> | null | undefined) ?? {};
    return {
      reading: readingOf(textOfAnswer(answer)),
      usage: {
        calls: 1,
        inputTokens: usage?.prompt_tokens ?? null,
        outputTokens: usage?.completion_tokens ?? null,
      },
    };
  }

  private body(question: MealQuestion): ChatCompletionCreateParamsNonStreaming {
    const { format, baseUrl, model } = this.settings;
    return {
      model,
      messages: [
        { role: 'system', content: INSTRUCTIONS },
        { role: 'user', content: this.content(question) },
      ],
      ...(format === 'json_schema' && {
        response_format: zodResponseFormat(readingSchema, 'meal'),
      }),
      ...(format === 'json_object' && { response_format: { type: 'json_object' as const } }),
      [answerLimit(baseUrl)]: ANSWER_TOKENS_MOST,
      ...(isOpenRouter(baseUrl) && { provider: { require_parameters: true } }),
    };
  }

  private content(question: MealQuestion): ChatCompletionContentPart[] {
    const { picture } = question;
    const text = { type: 'text' as const, text: dataOf(question) };
    if (!picture) return [text];
    const url = `data:${picture.mime};base64,${picture.bytes.toString('base64')}`;
    const { detail } = this.settings;
    return [text, { type: 'image_url', image_url: { url, ...(detail && { detail }) } }];
  }
}

/** @throws ProviderFailure and nothing else */
export function textOfAnswer(answer: unknown): string {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw new ProviderFailure('malformed');
  const { finish_reason: ending, message } = parsed.data.choices[0];
  const { refusal, content } = message;
  if (Boolean(refusal) || ending === 'content_filter') throw new ProviderFailure('refused');
  if (ending === 'length') throw new ProviderFailure('truncated');
  return content ?? '';
}

/** OpenAI's newer models accept only the new name, compatible servers often only the old one. */
function answerLimit(baseUrl: string | undefined): 'max_completion_tokens' | 'max_tokens' {
  return baseUrl === undefined ? 'max_completion_tokens' : 'max_tokens';
}

/** OpenRouter then picks only models that know every parameter. */
function isOpenRouter(baseUrl: string | undefined): boolean {
  return baseUrl !== undefined && new URL(baseUrl).hostname.endsWith('openrouter.ai');
}

function failureOf(error: unknown, now: number): ProviderFailure {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) {
    return new ProviderFailure('timeout');
  }
  // A 200 whose body is not JSON or never ends.
  const endless = (error as Partial<Error>).cause instanceof AnswerTooLarge;
  if ((error as Partial<Error>).name === 'SyntaxError' || endless)
    return new ProviderFailure('malformed');
  if (!(error instanceof APIError) || error.status === undefined) {
    return new ProviderFailure('unavailable');
  }
  const { status } = error as { status: number };
  return failureOfStatus(status, (error.headers as Headers | undefined)?.get('retry-after'), now);
}
