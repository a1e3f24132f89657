/** As much of a worker as is used here. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (message: unknown, transfer: Transferable[]) => void;
  terminate: () => void;
}

/** What a late worker says to a question. */
export type Said<Answer> = { answer: Answer } | { problem: string };

// A reader holds tens of megabytes: it goes when nobody has asked for a while.
const IDLE_MS = 45_000;

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (problem: Error) => void;
}

/**
 * A worker that is started at its first question and ended when it has been idle. One question at a
 * time: a second one waits for the answer to the first.
 */
export class LateWorker<Question, Answer> {
  private worker: WorkerLike | undefined;
  private waiting: Waiting<Answer> | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly start: () => WorkerLike) {}

  /** Rejects where the worker cannot be loaded, or says that it could not answer. */
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
    // Also where its file cannot be had: the next question tries again.
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

/** Answers a late worker's questions, in the worker. */
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
