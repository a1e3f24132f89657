import { Box, Link, Typography } from '@mui/material';

import type { RecipeFields, RecipeSource } from '#shared/records/recipe';
import { figuresDiffer, statedOfServing } from '#shared/rules/recipes/stated-figures';

import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { energyWords } from '../../ui/words/quantity';
import { messages } from './messages';
import { figuresOfServing } from './recipe-figures';

const ROWS = [
  ['calories', messages.energy],
  ['protein', messages.protein],
  ['carbs', messages.carbs],
  ['fat', messages.fat],
] as const;

/** The source of an imported recipe; shows nothing for the user's own recipes. */
export function SourceLine({ source }: { source: RecipeSource | null | undefined }) {
  if (!source) return null;
  const words = format(messages.from, { source: source.name });
  return (
    <Box dir="auto" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {source.address === null ? (
        words
      ) : (
        <Link href={source.address} target="_blank" rel="noopener noreferrer" color="inherit">
          {words}
        </Link>
      )}
    </Box>
  );
}

/** Compares the source's numbers with the sum of the ingredients. */
export function StatedFigures({ recipe }: { recipe: RecipeFields }) {
  const { source } = recipe;
  if (!source) return null;
  const stated = isGentle() ? null : statedOfServing(source, recipe.servings);
  const counted = figuresOfServing(recipe);
  const ours = { ...counted.nutrients, calories: counted.calories };
  if (!stated) return <SourceLine source={source} />;
  if (!figuresDiffer(stated, ours))
    return (
      <Box>
        <SourceLine source={source} />
        <Box sx={{ color: 'text.secondary' }}>
          {format(messages.agrees, { source: source.name })}
        </Box>
      </Box>
    );
  return (
    <section aria-labelledby="stated-there">
      <Typography component="h3" variant="h3" id="stated-there" dir="auto">
        {format(messages.asStatedThere, { source: source.name })}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {messages.statedBeside}
      </Typography>
      <Box component="table" aria-labelledby="stated-there" sx={TABLE}>
        <thead>
          <tr>
            <td />
            <th scope="col">{source.name}</th>
            <th scope="col">{messages.counted}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, label]) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{amountWords(name, stated[name], messages.notStated)}</td>
              <td>{amountWords(name, ours[name], messages.unknown)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <SourceLine source={source} />
    </section>
  );
}

function amountWords(
  name: (typeof ROWS)[number][0],
  amount: number | null,
  missing: string,
): string {
  if (amount === null) return missing;
  if (name === 'calories') return energyWords(amount);
  return format(messages.grams, { grams: amount < 10 ? amount.toFixed(1) : Math.round(amount) });
}

const TABLE = {
  my: 1,
  width: '100%',
  maxWidth: 480,
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': {
    py: 0.75,
    px: 1,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& th': { fontWeight: 600 },
  '& tr > :first-child': { textAlign: 'left', pl: 0, color: 'text.secondary', fontWeight: 500 },
} as const;
