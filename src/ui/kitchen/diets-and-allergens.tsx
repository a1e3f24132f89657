import { Box, Typography } from '@mui/material';

import {
  allergensOf,
  type DishTraits,
  judgeDiet,
  type NamedIngredient,
  traitsOfDish,
  type Verdict,
} from '#shared/rules/diets/dish-traits';
import { type Diet, DIETS } from '#shared/rules/diets/traits';

import { Disclosure } from '../disclosure';
import { format } from '../words/format';
import { messages } from './messages';
import { DIET_WORDS, TRAIT_WORDS } from './trait-words';

function namesOf<Name extends string>(all: readonly Name[], words: Record<Name, string>): string {
  return all.map((one) => words[one]).join(', ');
}
const ALL_DIETS = Object.keys(DIETS) as Diet[];

/** Diets and allergens that follow from the names of the ingredients, with these names. */
export function DietsAndAllergens({ lines }: { lines: readonly NamedIngredient[] }) {
  const dish = traitsOfDish(lines);
  const { contains, may } = allergensOf(dish);
  return (
    <section aria-labelledby="diets-and-allergens">
      <Typography component="h3" variant="h3" id="diets-and-allergens">
        {messages.dietsAndAllergens}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
        <Fact
          label={messages.contains}
          words={contains.length > 0 ? namesOf(contains, TRAIT_WORDS) : messages.noneNamed}
        />
        {may.length > 0 && <Fact label={messages.mayContain} words={namesOf(may, TRAIT_WORDS)} />}
        {dish.unknown.length > 0 && (
          <Fact label={messages.notKnown} words={dish.unknown.join('; ')} isWarning />
        )}
        <Diets dish={dish} />
      </Box>
      {dish.traits.size > 0 && (
        <Disclosure label={messages.whyTheseAllergens} quiet>
          <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.9375rem' }}>
            {[...dish.traits].map(([trait, { contains: named, may: possible }]) => (
              <Box component="li" key={trait} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {format(messages.traitFrom, {
                  trait: TRAIT_WORDS[trait],
                  lines: [
                    ...named,
                    ...possible.map((text) => format(messages.possibly, { text })),
                  ].join('; '),
                })}
              </Box>
            ))}
          </Box>
        </Disclosure>
      )}
      <Typography sx={{ mt: 1, color: 'text.secondary', fontSize: '0.9375rem' }}>
        {messages.byNamesOnly}
      </Typography>
    </section>
  );
}

interface FactProps {
  label: string;
  words: string;
  isWarning?: boolean;
}

function Fact({ label, words, isWarning = false }: FactProps) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', ...(isWarning && { color: 'secondary.main' }) }}>
      <Box component="span" sx={{ fontWeight: 650 }}>
        {label}
      </Box>{' '}
      <span dir="auto">{words}</span>
    </Box>
  );
}

const VERDICTS: readonly [Verdict, string][] = [
  ['yes', messages.fits],
  ['unsure', messages.cannotTell],
  ['no', messages.doesNotFit],
];

function Diets({ dish }: { dish: DishTraits }) {
  return VERDICTS.map(([verdict, label]) => {
    const diets = ALL_DIETS.filter((diet) => judgeDiet(diet, dish) === verdict);
    if (diets.length === 0) return null;
    return <Fact key={verdict} label={label} words={namesOf(diets, DIET_WORDS)} />;
  });
}
