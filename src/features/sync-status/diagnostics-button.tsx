import { Box, Button, Typography } from '@mui/material';

import { copyText } from '../../device/copy-text';
import { saveFile } from '../../device/save-file';
import { activeStore } from '../../store/account-store';
import { diagnostics } from '../../store/diagnostics';
import { useToast } from '../../ui/feedback/toast';

/** Hands the facts to a person who was asked for them. */
export function DiagnosticsButton({ app }: { app: string }) {
  const toast = useToast();
  const copy = async () => {
    const facts = await diagnostics(await activeStore(), app);
    if (await copyText(facts)) {
      toast({
        title: 'Diagnostics copied',
        description: 'Paste them where you were asked for them.',
      });
      return;
    }
    saveFile('platelog-diagnostics.json', facts);
    toast({ title: 'Diagnostics saved as a file' });
  };
  return (
    <Box>
      <Button variant="outlined" onClick={() => void copy()}>
        Copy diagnostics
      </Button>
      <Typography sx={{ mt: 1, color: 'text.secondary', fontSize: '0.9375rem' }}>
        Numbers and times for whoever helps you. Nothing that you have entered is in them.
      </Typography>
    </Box>
  );
}
