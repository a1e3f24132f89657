import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';

import { copyText } from '../../device/copy-text';
import { shareText } from '../../device/share-text';
import { Disclosure } from '../../ui/disclosure';
import { useToast } from '../../ui/feedback/toast';
import { Field } from '../../ui/form/field';
import { Icon } from '../../ui/icons';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { QrCode } from './qr-code';

interface LinkAndCodeProps {
  link: string;
  name: string;
  text: string;
}

export function LinkAndCode({ link, name, text }: LinkAndCodeProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h3" id={id}>
        {messages.link}
      </Typography>
      <LinkButtons link={link} name={name} />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <QrCode text={link} label={format(messages.codeOf, { name })} />
        <Typography sx={{ color: 'text.secondary' }}>{messages.scanIt}</Typography>
      </Box>
      <Box>
        <Disclosure label={messages.linkAsText} quiet>
          <ReadOnly label={messages.linkAsText} text={link} />
        </Disclosure>
        <Disclosure label={messages.asText} quiet>
          <ReadOnly label={messages.textOf} text={text} />
          <CopyButton words={messages.copyText} text={text} />
        </Disclosure>
      </Box>
    </Box>
  );
}

function LinkButtons({ link, name }: Pick<LinkAndCodeProps, 'link' | 'name'>) {
  const toast = useToast();
  const share = async () => {
    const done = await shareText(link, name);
    if (done === 'copied') toast({ title: messages.copied });
    if (done === 'neither') toast({ title: messages.couldNotCopy, failed: true });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {'share' in navigator && (
        <Button
          variant="contained"
          startIcon={<Icon name="share" size={20} />}
          onClick={() => void share()}
        >
          {messages.shareLink}
        </Button>
      )}
      <CopyButton
        words={messages.copyLink}
        text={link}
        variant={'share' in navigator ? 'outlined' : 'contained'}
      />
    </Box>
  );
}

interface CopyButtonProps {
  words: string;
  text: string;
  variant?: 'contained' | 'outlined';
}

function CopyButton({ words, text, variant = 'outlined' }: CopyButtonProps) {
  const toast = useToast();
  const copy = async () => {
    const done = await copyText(text);
    toast(done ? { title: messages.copied } : { title: messages.couldNotCopy, failed: true });
  };
  return (
    <Button
      variant={variant}
      sx={{ justifySelf: 'start' }}
      startIcon={<Icon name="copy" size={20} />}
      onClick={() => void copy()}
    >
      {words}
    </Button>
  );
}

function ReadOnly({ label, text }: { label: string; text: string }) {
  return (
    <Box sx={{ pb: 1.5 }}>
      <Field
        label={label}
        multiline
        maxRows={8}
        value={text}
        inputProps={{ readOnly: true, dir: 'auto' }}
        onFocus={({ target }) => {
          target.select();
        }}
      />
    </Box>
  );
}
