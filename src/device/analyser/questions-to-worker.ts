import type { Answered, Answers, Asked, Question } from './messages';

/** As much of a worker as is used here. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<Answered>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (asked: Asked) => void;
  terminate: () => void;
}

interface Waiting {
  question: Question;
  resolve: (answer: Answers[Question['kind']]) => void;
  reject: (problem: Error) => void;
  /** Workers that it has been put to. */
  tries: number;
}

// A worker that has answered once answers in milliseconds, but for the second table, which it may still
// be opening; before that it is loaded itself.
const PATIENCE_MS = 5_000;
const PATIENCE_AT_START_MS = 20_000;
const TRIES_MOST = 2;

/**
 * Puts questions to a worker, which is started at the first one. A worker may die without a word
 * (browsers end what takes memory): where no answer comes it is started anew and asked again, once.
 */
export class QuestionsToWorker {
  private worker: WorkerLike | undefined;
  private hasAnswered = false;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly start: () => WorkerLike) {}

  async ask(question: Question): Promise<Answers[Question['kind']]> {
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

  private open(): WorkerLike {
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

  private take(answered: Answered): void {
    this.hasAnswered = true;
    const waiting = this.waiting.get(answered.number);
    this.waiting.delete(answered.number);
    clearTimeout(this.watch);
    this.watch = this.waiting.size > 0 ? this.watchOver() : undefined;
    if ('problem' in answered) waiting?.reject(new Error(answered.problem));
    else waiting?.resolve(answered.answer);
  }

  private watchOver(): ReturnType<typeof setTimeout> {
    const patience = this.hasAnswered ? PATIENCE_MS : PATIENCE_AT_START_MS;
    return setTimeout(() => {
      this.startAnew();
    }, patience);
  }

  /** What was asked goes to a new worker; what two workers have died of is given up. */
  private startAnew(): void {
    clearTimeout(this.watch);
    this.watch = undefined;
    this.worker?.terminate();
    this.worker = undefined;
    const open = [...this.waiting];
    for (const [number, { tries, reject }] of open) {
      if (tries < TRIES_MOST) continue;
      this.waiting.delete(number);
      reject(new Error('The analyser stopped.'));
    }
    for (const number of this.waiting.keys()) this.put(number);
    if (this.waiting.size > 0) this.watch = this.watchOver();
  }
}
