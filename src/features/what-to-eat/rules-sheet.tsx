import { Box, Button, IconButton, Typography } from '@mui/material';
import { useState } from 'react';

import { FOOD_RULE_MAX, type FoodRuleFields } from '#shared/records/food-rule';
import { ALLERGENS, DIETS } from '#shared/rules/diets/traits';
import type { FoodRules } from '#shared/rules/what-to-eat/food-rules';

import { addFoodRule, removeFoodRule } from '../../store/kitchen/food-rules';
import { say } from '../../ui/feedback/toast';
import { useSaved } from '../../ui/feedback/use-saved';
import { Field } from '../../ui/form/field';
import { TickField } from '../../ui/form/tick';
import { Icon } from '../../ui/icons';
import { messages as kitchen } from '../../ui/kitchen/messages';
import { Sheet } from '../../ui/layout/sheet';
import { FIELD_AND_BUTTON } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { allergenWords, dietWords } from './rule-words';

const ALL_DIETS = Object.keys(DIETS);

interface RulesSheetProps {
  rules: FoodRules;
  onClose: () => void;
}

/** Each change is saved at once; the same tap again undoes it. */
export function RulesSheet({ rules, onClose }: RulesSheetProps) {
  const change = useChangeRule();
  const [typed, setTyped] = useState('');
  const add = async () => {
    const words = typed.trim();
    if (words === '' || words.length > FOOD_RULE_MAX) return;
    if (await change({ about: 'dislike', what: words }, true, words)) setTyped('');
  };
  return (
    <Sheet
      title={messages.rulesTitle}
      subtitle={messages.rulesMeaning}
      onClose={() => {
        // Also adds a typed food that was not added yet.
        void add();
        onClose();
      }}
    >
      <Group
        title={messages.diets}
        about="diet"
        all={withChosen(ALL_DIETS, rules.diets)}
        chosen={rules.diets}
        wordsOf={dietWords}
        onChange={change}
      />
      <Group
        title={messages.leaveOut}
        about="allergen"
        all={withChosen(ALLERGENS, rules.allergens)}
        chosen={rules.allergens}
        wordsOf={allergenWords}
        onChange={change}
      />
      <Dislikes
        dislikes={rules.dislikes}
        onAdd={add}
        onType={setTyped}
        onChange={change}
        typed={typed}
      />
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {kitchen.byNamesOnly}
      </Typography>
    </Sheet>
  );
}

/** Includes rules of a newer app version, so that the user can remove them. */
function withChosen(known: readonly string[], chosen: readonly string[]): string[] {
  return [...known, ...chosen.filter((one) => !known.includes(one))];
}

type ChangeRule = (rule: FoodRuleFields, isOn: boolean, words: string) => Promise<boolean>;

function useChangeRule(): ChangeRule {
  const saved = useSaved();
  return async (rule, isOn, words) =>
    saved(async () => {
      await (isOn ? addFoodRule(rule) : removeFoodRule(rule));
      say(format(isOn ? messages.ruleAdded : messages.ruleRemoved, { rule: words }));
    });
}

interface GroupProps {
  title: string;
  about: FoodRuleFields['about'];
  all: readonly string[];
  chosen: readonly string[];
  wordsOf: (name: string) => string;
  onChange: ChangeRule;
}

function Group({ title, about, all, chosen, wordsOf, onChange }: GroupProps) {
  // Shows taps at once, until the rules are read again.
  const [touched, setTouched] = useState({ of: chosen, marks: new Map<string, boolean>() });
  const marks = touched.of === chosen ? touched.marks : undefined;
  const change = async (name: string, isOn: boolean) => {
    setTouched({ of: chosen, marks: new Map([...(marks ?? []), [name, isOn]]) });
    const isSaved = await onChange({ about, what: name }, isOn, wordsOf(name));
    if (!isSaved) setTouched({ of: [], marks: new Map() });
  };
  return (
    <Box component="fieldset" sx={FIELDSET}>
      <Box component="legend" sx={LEGEND}>
        {title}
      </Box>
      <Box sx={COLUMNS}>
        {all.map((name) => (
          <TickField
            key={name}
            label={wordsOf(name)}
            checked={marks?.get(name) ?? chosen.includes(name)}
            onChange={({ currentTarget }) => void change(name, currentTarget.checked)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface DislikesProps {
  dislikes: readonly string[];
  typed: string;
  onType: (typed: string) => void;
  onAdd: () => Promise<void>;
  onChange: ChangeRule;
}

/** Not a `form`, because the sheet would ask before discarding its input, but here closing adds the input. */
function Dislikes({ dislikes, typed, onType, onAdd, onChange }: DislikesProps) {
  const isTooLong = typed.trim().length > FOOD_RULE_MAX;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={FIELD_AND_BUTTON}>
        <Field
          label={messages.dislikes}
          placeholder={messages.addADislike}
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          problem={isTooLong ? format(messages.dislikeTooLong, { max: FOOD_RULE_MAX }) : undefined}
          onChange={({ target }) => {
            onType(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void onAdd();
          }}
        />
        <Button
          variant="contained"
          sx={{ mt: '1.75rem', minHeight: 48 }}
          onClick={() => void onAdd()}
        >
          {messages.add}
        </Button>
      </Box>
      {dislikes.length > 0 && (
        <Box component="ul" aria-label={messages.dislikes} sx={TAGS}>
          {dislikes.map((food) => (
            <Box component="li" key={food} sx={TAG}>
              <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {food}
              </Box>
              <IconButton
                aria-label={format(messages.removeDislike, { food })}
                onClick={() => void onChange({ about: 'dislike', what: food }, false, food)}
              >
                <Icon name="close" size={18} />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const FIELDSET = { m: 0, p: 0, border: 0, minWidth: 0 } as const;

const LEGEND = { p: 0, mb: 0.5, fontWeight: 700 } as const;

const COLUMNS = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
} as const;

const TAGS = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

const TAG = {
  display: 'flex',
  alignItems: 'center',
  pl: 1.75,
  borderRadius: '22px',
  bgcolor: 'raised.main',
  fontWeight: 600,
  minWidth: 0,
} as const;
