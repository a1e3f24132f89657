import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import { RECIPE_ITEMS_MAX, type RecipeLine } from '#shared/records/recipe';

import { persistOnce } from '../../device/storage';
import { hasSameContent } from '../../store/has-same-content';
import { addRecipe, editRecipe, type RecipeEntry } from '../../store/kitchen/recipes';
import { Field } from '../../ui/form/field';
import { useOneAtATime } from '../../ui/form/use-one-at-a-time';
import { IngredientList } from '../../ui/kitchen/ingredient-list';
import { Sheet, SheetActions } from '../../ui/layout/sheet';
import { FIELD_PAIR } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { fieldWords } from '../../ui/words/read-number';
import { messages } from './messages';
import { PastedRecipe } from './pasted-recipe';
import { PhotoField } from './recipe-photo';
import {
  EMPTY_RECIPE,
  inputOf,
  type RecipeInput,
  recipeInputSchema,
  type RecipeValues,
} from './recipe-input';
import { SourceLine } from './recipe-source';
import { readLines, useIngredients } from './use-ingredients';

interface RecipeEditorProps {
  /** null for a new recipe. */
  recipe: RecipeEntry | null;
  /** Text shared from another app, which is read at once. */
  shared?: string | undefined;
  /** The recipe was deleted while the form was open; the user can save the input as a new recipe. */
  isGone?: boolean;
  onSaved: (id: string) => void;
  onClose: () => void;
}

export function RecipeEditor(props: RecipeEditorProps) {
  const { recipe, onClose } = props;
  return (
    <Sheet title={recipe ? messages.editRecipe : messages.newRecipe} wide onClose={onClose}>
      <RecipeForm {...props} />
    </Sheet>
  );
}

function RecipeForm({ recipe, shared, isGone = false, onSaved }: RecipeEditorProps) {
  const form = useForm<RecipeInput, unknown, RecipeValues>({
    resolver: zodResolver(recipeInputSchema),
    defaultValues: recipe ? inputOf(recipe) : EMPTY_RECIPE,
  });
  const { register, handleSubmit, formState, watch, setError, setValue } = form;
  const { errors, isSubmitting, dirtyFields } = formState;
  // The recipe when the form was opened: changes by another device are not changes of this form.
  const [before] = useState(recipe);
  const [failure, setFailure] = useState<string | null>(null);
  const lines = useIngredients(watch('ingredients'));
  const once = useOneAtATime();
  const save = handleSubmit(async ({ ingredients, ...values }) => {
    setFailure(null);
    const read = await readLines(ingredients).catch(() => null);
    if (!read) {
      setFailure(messages.couldNotRead);
      return;
    }
    const foods = read.flatMap(({ items }) => items).length;
    if (foods > RECIPE_ITEMS_MAX) {
      const message = format(messages.tooManyFoods, { max: RECIPE_ITEMS_MAX, count: foods });
      setError('ingredients', { message }, { shouldFocus: true });
      return;
    }
    try {
      const fields = { ...values, lines: read };
      const kept = isGone ? null : before;
      onSaved(kept ? await changed(kept, fields, dirtyFields) : await added(fields));
    } catch {
      setFailure(messages.couldNotBeSaved);
    }
  });
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      onSubmit={(event) => {
        event.preventDefault();
        void once(save);
      }}
    >
      {!recipe && (
        <PastedRecipe
          shared={shared}
          onRead={({ name, servings, ingredients, method, tags, source }) => {
            const fill = { shouldDirty: true, shouldValidate: true };
            if (name !== '') setValue('name', name, fill);
            if (servings !== null) setValue('servings', fieldWords(servings), fill);
            if (method !== '') setValue('method', method, fill);
            if (tags.length > 0) setValue('tags', tags.join(', '), fill);
            setValue('ingredients', ingredients, fill);
            setValue('source', source);
          }}
        />
      )}
      <SourceLine source={watch('source')} />
      <Field
        label={messages.name}
        placeholder={messages.nameExample}
        autoComplete="off"
        problem={errors.name?.message}
        {...register('name')}
      />
      <Box sx={TWO_COLUMNS}>
        <Field
          label={messages.ingredients}
          multiline
          minRows={6}
          maxRows={18}
          placeholder={messages.ingredientsExample}
          problem={errors.ingredients?.message}
          {...register('ingredients')}
        />
        <WhatWasRead lines={lines} />
      </Box>
      <MoreFields form={form} />
      <PhotoField
        photo={watch('photo') ?? null}
        onPhoto={(photo) => {
          setValue('photo', photo, { shouldDirty: true });
        }}
      />
      <SheetActions>
        <Alerts isGone={isGone} failure={failure} />
        <Button type="submit" variant="contained" aria-disabled={isSubmitting}>
          {saveWords(isSubmitting, isGone)}
        </Button>
      </SheetActions>
    </Box>
  );
}

/** Shown next to the button, so that they are visible at any scroll position. */
function Alerts({ isGone, failure }: { isGone: boolean; failure: string | null }) {
  return (
    <>
      {isGone && (
        <Box role="alert" sx={{ flexBasis: '100%' }}>
          {messages.deletedMeanwhile}
        </Box>
      )}
      {failure !== null && (
        <Box role="alert" sx={{ flexBasis: '100%', color: 'error.main' }}>
          {failure}
        </Box>
      )}
    </>
  );
}

function saveWords(isSubmitting: boolean, isGone: boolean): string {
  if (isSubmitting) return messages.saving;
  return isGone ? messages.saveAsNew : messages.save;
}

type RecipeFormState = UseFormReturn<RecipeInput, unknown, RecipeValues>;

function MoreFields({ form: { register, formState } }: { form: RecipeFormState }) {
  const { errors } = formState;
  return (
    <>
      <Box sx={FIELD_PAIR}>
        <Field
          label={messages.servings}
          hint={messages.howManyPortions}
          inputMode="decimal"
          autoComplete="off"
          problem={errors.servings?.message}
          {...register('servings')}
        />
        <Field
          label={messages.cookedWeight}
          hint={messages.weighThePot}
          inputMode="decimal"
          autoComplete="off"
          problem={errors.cookedGrams?.message}
          {...register('cookedGrams')}
        />
      </Box>
      <Field
        label={messages.method}
        multiline
        minRows={3}
        maxRows={12}
        problem={errors.method?.message}
        {...register('method')}
      />
      <Field
        label={messages.tags}
        hint={messages.tagsHint}
        autoComplete="off"
        problem={errors.tags?.message}
        {...register('tags')}
      />
    </>
  );
}

type Fields = Omit<RecipeValues, 'ingredients'> & { lines: RecipeLine[] };

async function added({ photo, ...others }: Fields): Promise<string> {
  const id = await addRecipe(photo ? { ...others, photo } : others);
  persistOnce();
  return id;
}

async function changed(
  { id, lines }: RecipeEntry,
  fields: Fields,
  isTyped: Partial<Readonly<Record<keyof RecipeInput, unknown>>>,
): Promise<string> {
  // Compares items too, because the same words may be read differently than when they were saved.
  const isChanged = (name: keyof Fields) =>
    name === 'lines' ? !hasSameContent(fields.lines, lines) : isTyped[name];
  const names = Object.keys(fields) as (keyof Fields)[];
  const changes = names.filter(isChanged).map((name) => [name, fields[name]]);
  if (changes.length > 0) await editRecipe(id, Object.fromEntries(changes) as Partial<Fields>);
  return id;
}

function WhatWasRead({ lines }: { lines: readonly RecipeLine[] }) {
  if (lines.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary', alignSelf: 'center' }}>
        {messages.pasteOneOrType}
      </Typography>
    );
  }
  return (
    <Box sx={READ}>
      <Box component="h3" sx={{ m: 0, fontSize: '0.9375rem', fontWeight: 650 }}>
        {messages.whatWasRead}
      </Box>
      <IngredientList label={messages.whatWasRead} lines={lines} />
    </Box>
  );
}

const TWO_COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const READ = {
  p: 2,
  borderRadius: '14px',
  bgcolor: 'raised.main',
  alignSelf: 'start',
  maxHeight: { md: 460 },
  overflowY: { md: 'auto' },
} as const;
