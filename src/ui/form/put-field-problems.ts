import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

export function putFieldProblems<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: Record<string, string>,
): void {
  for (const [name, message] of Object.entries(fields)) {
    setError(name as Path<Values>, { message });
  }
}
