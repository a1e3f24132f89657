export interface WorkerRequest<Question> {
  number: number;
  question: Question;
}

export type WorkerResponse<Answer> =
  { number: number; answer: Answer } | { number: number; problem: string };

export interface WorkerLike<Question, Answer> {
  onmessage: ((event: MessageEvent<WorkerResponse<Answer>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (asked: WorkerRequest<Question>) => void;
  terminate: () => void;
}

/** In ms, until the worker counts as dead. */
interface Timeouts {
  usual: number;
  /** Until the first answer, because the worker itself is still loading. */
  atStart: number;
}

interface Waiting<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (problem: Error) => void;
  /** Number of workers that were asked. */
  tries: number;
}

const TRIES_MAX = 2;

/** Browsers may end a worker silently to free memory: if no answer arrives, it is restarted and asked once more. */
export class WorkerClient<Question, Answer> {
  private worker: WorkerLike<Question, Answer> | undefined;
  private hasAnswered = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, Waiting<Question, Answer>>();
  private last = 0;

  constructor(
    private readonly start: () => WorkerLike<Question, Answer>,
    private readonly timeouts: Timeouts,
  ) {}

  async ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.last += 1;
      this.waiting.set(this.last, { question, resolve, reject, tries: 0 });
      this.send(this.last);
      this.timer ??= this.startTimer();
    });
  }

  private send(number: number): void {
    const waiting = this.waiting.get(number);
    if (!waiting) return;
    this.worker ??= this.open();
    waiting.tries += 1;
    this.worker.postMessage({ number, question: waiting.question });
  }

  private open(): WorkerLike<Question, Answer> {
    const worker = this.start();
    this.hasAnswered = false;
    worker.onmessage = ({ data }) => {
      this.receive(data);
    };
    worker.onerror = () => {
      if (this.worker === worker) this.restart();
    };
    return worker;
  }

  private receive(response: WorkerResponse<Answer>): void {
    this.hasAnswered = true;
    const waiting = this.waiting.get(response.number);
    this.waiting.delete(response.number);
    clearTimeout(this.timer);
    this.timer = this.waiting.size > 0 ? this.startTimer() : undefined;
    if ('problem' in response) waiting?.reject(new Error(response.problem));
    else waiting?.resolve(response.answer);
  }

  private startTimer(): ReturnType<typeof setTimeout> {
    const { usual, atStart } = this.timeouts;
    return setTimeout(
      () => {
        this.restart();
      },
      this.hasAnswered ? usual : atStart,
    );
  }

  /** Asks a new worker all open questions; a question that two workers did not answer is rejected. */
  private restart(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.worker?.terminate();
    this.worker = undefined;
    const open = [...this.waiting];
    for (const [number, { tries, reject }] of open) {
      if (tries < TRIES_MAX) continue;
      this.waiting.delete(number);
      reject(new Error('The worker stopped.'));
    }
    for (const number of this.waiting.keys()) this.send(number);
    if (this.waiting.size > 0) this.timer = this.startTimer();
  }
}
