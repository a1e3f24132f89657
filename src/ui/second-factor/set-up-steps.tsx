import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button, Link, Typography } from '@mui/material';
import encodeQR from 'qr';
import { type ReactNode, type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import { type FieldValues, useForm, type UseFormSetError } from 'react-hook-form';

import { type PasswordProof, passwordProofSchema } from '#shared/contract/account-changes';
import { type Begun, type CodeProof, codeProofSchema } from '#shared/contract/second-factor';

import { Field } from '../form/field';
import { PasswordField } from '../form/password-field';
import { Icon } from '../icons';
import { messages } from './messages';

// The white margin that QR code readers need, in modules.
const QUIET = 4;

const KEY = {
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1rem',
  fontWeight: 650,
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
} as const;

interface SetUpStepsProps {
  /** Requests a secret from the server. */
  begin: (proof: PasswordProof) => Promise<Begun>;
  /** Sends a first code to the server and returns the recovery codes. */
  confirm: (proof: CodeProof) => Promise<string[]>;
  /** Tells the user what failed and sets messages at the fields. */
  onFailure: <Values extends FieldValues>(
    error: unknown,
    setError: UseFormSetError<Values>,
  ) => void;
  onCodes: (codes: string[]) => void;
  onCopy: (text: string) => void;
  /** The button that leaves the setup. */
  back: ReactNode;
}

/** Sets up a second factor: asks for the password, shows the secret, checks a first code, and returns the recovery codes. */
export function SetUpSteps(props: SetUpStepsProps) {
  const [begun, setBegun] = useState<Begun>();
  return begun ? (
    <CodeStep {...props} begun={begun} />
  ) : (
    <PasswordStep {...props} onBegun={setBegun} />
  );
}

function PasswordStep({
  begin,
  onFailure,
  onBegun,
  back,
}: SetUpStepsProps & { onBegun: (begun: Begun) => void }) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm<PasswordProof>({
    resolver: zodResolver(passwordProofSchema),
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    setFocus('currentPassword');
  }, [setFocus]);
  const submit = handleSubmit(async (proof) =>
    begin(proof).then(onBegun, (error: unknown) => {
      onFailure(error, setError);
    }),
  );
  return (
    <StepForm onSubmit={submit} label={messages.continue} pending={isSubmitting} back={back}>
      <Typography>{messages.needsAuthenticatorApp}</Typography>
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        problem={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </StepForm>
  );
}

function CodeStep({
  begun,
  confirm,
  onFailure,
  onCodes,
  onCopy,
  back,
}: SetUpStepsProps & { begun: Begun }) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm<CodeProof>({
    resolver: zodResolver(codeProofSchema),
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    setFocus('code');
  }, [setFocus]);
  const submit = handleSubmit(async (proof) =>
    confirm(proof).then(onCodes, (error: unknown) => {
      onFailure(error, setError);
    }),
  );
  return (
    <StepForm onSubmit={submit} label={messages.turnOn} pending={isSubmitting} back={back}>
      <SecretView begun={begun} onCopy={onCopy} />
      <Field
        label={messages.codeFromTheApp}
        hint={messages.sixDigitsChanging}
        autoComplete="one-time-code"
        inputProps={{ inputMode: 'numeric' }}
        problem={errors.code?.message}
        {...register('code')}
      />
    </StepForm>
  );
}

interface StepFormProps {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  label: string;
  pending: boolean;
  back: ReactNode;
  children: ReactNode;
}

/** The form of one step, with its button next to the back button. */
function StepForm({ onSubmit, label, pending, back, children }: StepFormProps) {
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        {back}
        <Button type="submit" variant="contained" disabled={pending}>
          {pending ? messages.oneMoment : label}
        </Button>
      </Box>
    </Box>
  );
}

interface SecretViewProps {
  begun: Begun;
  onCopy: (text: string) => void;
}

/** The secret for an authenticator app: as a QR code, as a link for an app on this device, and as text. */
function SecretView({ begun: { secret, address }, onCopy }: SecretViewProps) {
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        {messages.scanWithAuthenticatorApp}{' '}
        <Link href={address} sx={{ fontWeight: 650 }}>
          {messages.openItHere}
        </Link>
      </Typography>
      <Box sx={{ justifySelf: 'center', maxWidth: '100%' }}>
        <QrCode text={address} label={messages.qrCodeForAuthenticatorApp} />
      </Box>
      <Box>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {messages.orEnterKey}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 3 }}>
          <Box component="code" aria-label={messages.key} sx={KEY}>
            {groups.join(' ')}
          </Box>
          <Button
            startIcon={<Icon name="copy" size={20} />}
            sx={{ ml: -1.5, px: 1.5 }}
            onClick={() => {
              onCopy(secret);
            }}
          >
            {messages.copyKey}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

/** A QR code, drawn on this device so that no other company gets its content. Dark on white even in the dark theme. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: 216, maxWidth: '100%', borderRadius: '12px' }}
    >
      <rect width={size} height={size} fill="#FFFFFF" />
      <path d={path} fill="#000000" />
    </Box>
  );
}

function drawn(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: rows.length, path: squares.join('') };
}
