import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { SHOPPING_TEXT_MAX } from '#shared/records/shopping-item';

import { say } from '../../ui/feedback/toast';
import { Field } from '../../ui/form/field';
import { useOneAtATime } from '../../ui/form/use-one-at-a-time';
import { FIELD_AND_BUTTON } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { useListActions } from './use-list-actions';

/** A field for adding a line; it stays focused for the next one. */
export function AddItem() {
  const [typed, setTyped] = useState('');
  const { add } = useListActions();
  const once = useOneAtATime();
  const text = typed.trim();
  const isTooLong = text.length > SHOPPING_TEXT_MAX;
  const submit = async () => {
    if (text === '' || isTooLong || !(await add(text))) return;
    setTyped('');
    say(format(messages.added, { text }));
  };
  return (
    <Box
      component="form"
      noValidate
      sx={FIELD_AND_BUTTON}
      onSubmit={(event) => {
        event.preventDefault();
        void once(submit);
      }}
    >
      <Field
        label={messages.addToList}
        placeholder={messages.example}
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        problem={isTooLong ? format(messages.itemTooLong, { max: SHOPPING_TEXT_MAX }) : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <Button type="submit" variant="contained" sx={{ mt: '1.75rem', minHeight: 48 }}>
        {messages.add}
      </Button>
    </Box>
  );
}
