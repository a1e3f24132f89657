import { request, type IncomingMessage } from 'node:http';

export interface EventStream {
  status: number;
  close: () => void;
}

/** Listens to Server-Sent Events; `heard` gets the data of each. */
export async function listen(
  url: string,
  headers: Record<string, string>,
  heard: (data: string) => void,
): Promise<EventStream> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request(url, { headers: { Accept: 'text/event-stream', ...headers } });
    asking.once('response', resolve).once('error', reject).end();
  });
  let rest = '';
  answer.setEncoding('utf8').on('data', (text: string) => {
    const events = (rest + text).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) tell(event, heard);
  });
  // A stream that the benchmark closes ends with an error that can be ignored.
  answer.on('error', () => undefined);
  return { status: answer.statusCode ?? 0, close: () => answer.destroy() };
}

function tell(event: string, heard: (data: string) => void): void {
  const data = event
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trim()] : []));
  if (data.length > 0) heard(data.join('\n'));
}
