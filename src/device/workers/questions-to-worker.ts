export interface Asked<Question> {
  number: number;
  question: Question;
}

export type Answered<Answer> =
  { number: number; answer: Answer } | { number: number; problem: string };

export interface WorkerLike<Question, Answer> {
  onmessage: ((event: MessageEvent<Answered<Answer>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (asked: Asked<Question>) => void;
  terminate: () => void;
}

/** In ms, until the worker counts as dead. */
export interface Patience {
  usual: number;
  /** Until the first answer, since the worker itself is still loading. */
  atStart: number;
}

interface Waiting<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (problem: Error) => void;
  /** Number of workers that were asked. */
  tries: number;
}

const TRIES_MOST = 2;

/** Browsers may end a worker silently to free memory: without an answer it is started again and asked once more. */
export class QuestionsToWorker<Question, Answer> {
  private worker: WorkerLike<Question, Answer> | undefined;
  private hasAnswered = false;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, Waiting<Question, Answer>>();
  private last = 0;

  constructor(
    private readonly start: () => WorkerLike<Question, Answer>,
    private readonly patience: Patience,
  ) {}

  async ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.last += 1;
      this.waiting.set(this.last, { question, resolve, reject, tries: 0 });
      this.put(this.last);
      this.watch ??= this.watchOver();
    });
  }

  private put(number: number): void {
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
      this.take(data);
    };
    worker.onerror = () => {
      if (this.worker === worker) this.startAnew();
    };
    return worker;
  }

  private take(answered: Answered<Answer>): void {
    this.hasAnswered = true;
    const waiting = this.waiting.get(answered.number);
    this.waiting.delete(answered.number);
    clearTimeout(this.watch);
    this.watch = this.waiting.size > 0 ? this.watchOver() : undefined;
    if ('problem' in answered) waiting?.reject(new Error(answered.problem));
    else waiting?.resolve(answered.answer);
  }

  private watchOver(): ReturnType<typeof setTimeout> {
    const { usual, atStart } = this.patience;
    return setTimeout(
      () => {
        this.startAnew();
      },
      this.hasAnswered ? usual : atStart,
    );
  }

  /** Asks a new worker; a question that two workers have died of is rejected. */
  private startAnew(): void {
    clearTimeout(this.watch);
    this.watch = undefined;
    this.worker?.terminate();
    this.worker = undefined;
    const open = [...this.waiting];
    for (const [number, { tries, reject }] of open) {
      if (tries < TRIES_MOST) continue;
      this.waiting.delete(number);
      reject(new Error('The worker stopped.'));
    }
    for (const number of this.waiting.keys()) this.put(number);
    if (this.waiting.size > 0) this.watch = this.watchOver();
  }
}
