import { Box, Button, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { fragmentInAddress } from '#shared/export/by-link/fragment-in-address';
import type { SharedProblem } from '#shared/export/by-link/shared-content';

import { Field } from '../../ui/form/field';
import { Icon } from '../../ui/icons';
import { LoneLink } from '../../ui/layout/links';
import { PageTitle } from '../../ui/layout/page-title';
import { messages } from './messages';

const PROBLEMS: Record<SharedProblem, string> = {
  newer: messages.newer,
  incomplete: messages.incomplete,
  foreign: messages.foreign,
  'too-large': messages.tooLarge,
};

interface OpenSharedProps {
  /** Problem with the content that was opened last. */
  problem: SharedProblem | undefined;
  /** Whether the last file could not be read at all. */
  failed: boolean;
  isMember: boolean;
  onFile: (file: File) => void;
}

/** Shown for a link that is empty or cannot be read. */
export function OpenShared({ problem, failed, isMember, onFile }: OpenSharedProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 560, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle>{messages.sharedWithYou}</PageTitle>
      {problem !== undefined && (
        <Box role="alert" sx={PROBLEM}>
          <Icon name="warning" style={{ flex: 'none' }} />
          {PROBLEMS[problem]}
        </Box>
      )}
      {problem === 'foreign' && isMember && (
        <LoneLink to={PAGES.profile}>{messages.importADiary}</LoneLink>
      )}
      <Typography>{messages.nothingOpen}</Typography>
      <FileButton {...{ failed, onFile }} />
      <PastedLink />
    </Box>
  );
}

function FileButton({ failed, onFile }: Pick<OpenSharedProps, 'failed' | 'onFile'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        startIcon={<Icon name="label" size={20} />}
        onClick={() => input.current?.click()}
      >
        {messages.chooseAFile}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={messages.chooseAFile}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, so that the same file can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      {failed && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {messages.fileNotRead}
        </Box>
      )}
    </Box>
  );
}

function PastedLink() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        const fragment = fragmentInAddress(text);
        setWrong(fragment === null);
        if (fragment !== null) void navigate(`${PAGES.shared}#${fragment}`);
      }}
    >
      <Field
        id={id}
        label={messages.orALink}
        problem={isWrong ? messages.noLink : undefined}
        inputMode="url"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
        {messages.open}
      </Button>
    </Box>
  );
}

const PROBLEM = { display: 'flex', gap: 1, color: 'error.main', fontWeight: 600 } as const;
