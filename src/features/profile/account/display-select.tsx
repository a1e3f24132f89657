import { Choice } from '../../../ui/form/choice';

export type Options<Value extends string> = readonly (readonly [Value, string])[];

/** '' is the default choice. */
export const oneOr = <Value extends string>(
  value: Value,
  choice: string | undefined,
): Value | '' => (choice === value ? value : '');

interface SelectProps<Value extends string> {
  label: string;
  options: Options<Value>;
  value: Value;
  onChoose: (value: Value) => void;
}

export function Select<Value extends string>({ onChoose, ...rest }: SelectProps<Value>) {
  return (
    <Choice
      {...rest}
      onChange={({ target: { value } }) => {
        const chosen = rest.options.find(([name]) => name === value);
        if (chosen) onChoose(chosen[0]);
      }}
    />
  );
}
