import { copyText } from '../../../../device/copy-text';
import { saveFile } from '../../../../device/save-file';
import { useToast } from '../../../../ui/feedback/toast';
import { RecoveryCodes } from '../../../../ui/second-factor/recovery-codes';

/** Copies something that is shown, and says how that went. */
export function useCopy(): (text: string) => void {
  const toast = useToast();
  return (text) => {
    void copyText(text).then((isCopied) => {
      toast(isCopied ? COPIED : NOT_COPIED);
    });
  };
}

const COPIED = { title: 'Copied', description: 'Paste it where you keep such things.' };
const NOT_COPIED = {
  title: 'Not copied',
  description: 'This browser does not allow it. Please select the text and copy it.',
  failed: true,
};

/** Recovery codes with the ways of this device to keep them. */
export function KeptCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = useCopy();
  return (
    <RecoveryCodes
      codes={codes}
      onCopy={copy}
      onSave={(name, text) => {
        saveFile(name, text, 'text/plain');
      }}
      onDone={onDone}
    />
  );
}
