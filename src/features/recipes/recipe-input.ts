import * as z from 'zod';

import { MEAL_NAME_MAX } from '#shared/records/meal';
import {
  COOKED_GRAMS_MAX,
  LINE_TEXT_MAX,
  METHOD_MAX,
  RECIPE_LINES_MAX,
  type RecipeFields,
  recipeKind,
  SERVINGS_MAX,
  TAG_LENGTH_MAX,
  TAGS_MAX,
} from '#shared/records/recipe';

import { format } from '../../ui/words/format';
import { fieldWords, readNumber } from '../../ui/words/read-number';
import { wholeWords } from '../../ui/words/whole-words';
import { messages } from './messages';

const SERVINGS_LEAST = 0.1;

/** Validates and converts the input of the recipe form. */
export const recipeInputSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, messages.enterAName)
    .max(MEAL_NAME_MAX, format(messages.nameTooLong, { max: MEAL_NAME_MAX })),
  servings: z.string().transform((typed, context) => {
    const number = readNumber(typed);
    if (number !== null && number >= SERVINGS_LEAST && number <= SERVINGS_MAX) return number;
    context.addIssue(format(messages.enterServings, { max: wholeWords(SERVINGS_MAX) }));
    return z.NEVER;
  }),
  cookedGrams: z.string().transform((typed, context) => {
    if (typed.trim() === '') return null;
    const number = readNumber(typed);
    if (number !== null && number > 0 && number <= COOKED_GRAMS_MAX) return number;
    context.addIssue(format(messages.enterCookedWeight, { max: wholeWords(COOKED_GRAMS_MAX) }));
    return z.NEVER;
  }),
  ingredients: z.string().superRefine((text, context) => {
    const lines = text.split('\n').map((line) => line.trim());
    const count = lines.filter((line) => line !== '').length;
    const long = lines.findIndex((line) => line.length > LINE_TEXT_MAX);
    if (count === 0) context.addIssue(messages.enterIngredients);
    else if (count > RECIPE_LINES_MAX)
      context.addIssue(format(messages.tooManyLines, { max: RECIPE_LINES_MAX }));
    else if (long >= 0)
      context.addIssue(format(messages.lineTooLong, { max: LINE_TEXT_MAX, line: long + 1 }));
  }),
  method: z
    .string()
    .trim()
    .max(METHOD_MAX, format(messages.methodTooLong, { max: wholeWords(METHOD_MAX) }))
    .transform((text) => (text === '' ? null : text)),
  tags: z.string().transform((text, context) => {
    const tags = [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
    if (tags.length <= TAGS_MAX && tags.every((tag) => tag.length <= TAG_LENGTH_MAX)) return tags;
    context.addIssue(format(messages.tagsTooMany, { max: TAGS_MAX, length: TAG_LENGTH_MAX }));
    return z.NEVER;
  }),
  source: recipeKind.client.shape.source,
  photo: recipeKind.client.shape.photo,
});

export type RecipeInput = z.input<typeof recipeInputSchema>;
export type RecipeValues = z.output<typeof recipeInputSchema>;

export const EMPTY_RECIPE: RecipeInput = {
  name: '',
  servings: '4',
  cookedGrams: '',
  ingredients: '',
  method: '',
  tags: '',
  source: null,
  photo: null,
};

/** Converts a recipe to the form's values. */
export function inputOf(recipe: RecipeFields): RecipeInput {
  return {
    name: recipe.name,
    servings: fieldWords(recipe.servings),
    cookedGrams: recipe.cookedGrams === null ? '' : fieldWords(recipe.cookedGrams),
    ingredients: recipe.lines.map(({ text }) => text).join('\n'),
    method: recipe.method ?? '',
    tags: recipe.tags.join(', '),
    source: recipe.source ?? null,
    photo: recipe.photo ?? null,
  };
}
