/** What the server has kept of its answer to an operation: nothing stands for plainly applied. */
export function statusOf(result: unknown): string {
  if (result === null) return 'applied';
  return (JSON.parse(result as string) as { status: string }).status;
}
