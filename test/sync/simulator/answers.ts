import type { World } from './world';

/**
 * The status of what the server has answered, by operation. One that made a record under the record's
 * own id has left its receipt there: it was applied.
 */
export function answersIn({ server }: World): Map<string, string> {
  const answers = new Map<string, string>();
  for (const { op_id, result } of server.rows('SELECT op_id, result FROM ops')) {
    answers.set(String(op_id), (JSON.parse(String(result)) as { status: string }).status);
  }
  for (const { id } of server.rows('SELECT id FROM records WHERE maker IS NOT NULL')) {
    answers.set(String(id), 'applied');
  }
  return answers;
}
