export interface WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (message: unknown, transfer: Transferable[]) => void;
  terminate: () => void;
}

export type Said<Answer> = { answer: Answer } | { problem: string };

// A reader takes tens of megabytes of memory, so it is ended when idle.
const IDLE_MS = 45_000;

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (problem: Error) => void;
}

/** Starts the worker at the first question and ends it when idle. Asks one question at a time; others wait. */
export class LazyWorker<Question, Answer> {
  private worker: WorkerLike | undefined;
  private waiting: Waiting<Answer> | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly start: () => WorkerLike) {}

  /** Rejects if the worker cannot be loaded or reports a problem. */
  async ask(question: Question, transfer: Transferable[] = []): Promise<Answer> {
    const mine = this.turn.then(async () => this.put(question, transfer));
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  private async put(question: Question, transfer: Transferable[]): Promise<Answer> {
    clearTimeout(this.rest);
    this.worker ??= this.open();
    const { worker } = this;
    try {
      return await new Promise<Answer>((resolve, reject) => {
        this.waiting = { resolve, reject };
        worker.postMessage(question, transfer);
      });
    } finally {
      this.waiting = undefined;
      this.rest = setTimeout(() => {
        this.end();
      }, IDLE_MS);
    }
  }

  private open(): WorkerLike {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<Said<Answer>>) => {
      if ('answer' in data) this.waiting?.resolve(data.answer);
      else this.waiting?.reject(new Error(data.problem));
    };
    // Also called if the worker's file cannot be loaded: the next question tries again.
    worker.onerror = () => {
      this.end();
      this.waiting?.reject(new Error('The reader could not be started.'));
    };
    return worker;
  }

  private end(): void {
    clearTimeout(this.rest);
    this.worker?.terminate();
    this.worker = undefined;
  }
}

/** Runs in the worker. */
export function answerWith(
  scope: {
    onmessage: ((event: MessageEvent) => unknown) | null;
    postMessage: (message: unknown) => void;
  },
  read: (question: never) => Promise<unknown>,
): void {
  scope.onmessage = async ({ data }: MessageEvent) => {
    let said: Said<unknown>;
    try {
      said = { answer: await read(data as never) };
    } catch (error) {
      said = { problem: String(error) };
    }
    scope.postMessage(said);
  };
}
