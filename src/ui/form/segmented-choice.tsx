import { Box } from '@mui/material';

import { UNSEEN } from '../styles';

interface SegmentedChoiceProps<Option> {
  /** Label of the group, for screen readers only. */
  label: string;
  name: string;
  options: readonly Option[];
  chosen: Option;
  wordsOf: (option: Option) => string;
  onChoose: (option: Option) => void;
}

/** A choice between a few options, shown side by side. */
export function SegmentedChoice<Option extends string | number>(
  props: SegmentedChoiceProps<Option>,
) {
  const { label, name, options, chosen, wordsOf, onChoose } = props;
  return (
    <Box component="fieldset" sx={FRAME}>
      <Box component="legend" sx={UNSEEN}>
        {label}
      </Box>
      {options.map((option) => (
        <Box component="label" key={option} sx={OPTION}>
          <Box
            component="input"
            type="radio"
            name={name}
            value={option}
            checked={option === chosen}
            onChange={() => {
              onChoose(option);
            }}
            sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
          />
          {wordsOf(option)}
        </Box>
      ))}
    </Box>
  );
}

const FRAME = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  m: 0,
  p: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'raised.main',
} as const;

const OPTION = {
  position: 'relative',
  display: 'grid',
  flex: '1 0 auto',
  whiteSpace: 'nowrap',
  placeItems: 'center',
  minHeight: 44,
  px: { xs: 2, sm: 2.5 },
  borderRadius: '10px',
  fontWeight: 650,
  '&:has(:checked)': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  // In forced colors mode, backgrounds are not drawn.
  '@media (forced-colors: active)': {
    '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-4px' },
  },
  '&:has(:focus-visible)': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
  },
} as const;
