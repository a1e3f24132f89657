import { Box, Button } from '@mui/material';

interface WeightQuestionProps {
  question: string | null;
  /** Of the button, while there is no question. */
  label: string;
  saving: boolean;
  onChange: () => void;
}

/** Always the same button, so that it keeps the focus: one more press saves. */
export function SaveOrConfirm({ question, label, saving, onChange }: WeightQuestionProps) {
  return (
    <Box sx={{ display: 'grid', gap: question === null ? 0 : 1.5 }}>
      <Box role="alert" sx={question === null ? undefined : QUESTION}>
        {question}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={saving}>
          {question === null ? label : 'Save it'}
        </Button>
        {question !== null && <Button onClick={onChange}>Change it</Button>}
      </Box>
    </Box>
  );
}

const QUESTION = {
  p: 1.5,
  borderRadius: '10px',
  border: '1px solid',
  borderColor: 'warning.main',
  bgcolor: 'background.paper',
} as const;
