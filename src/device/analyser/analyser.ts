import type { Food } from '#shared/nutrition/food';
import type { Analysis } from '#shared/records/meal-item';

import type { Answered, Answers, Question } from './messages';

interface Waiting {
  resolve: (answer: never) => void;
  reject: (problem: Error) => void;
}

/** The way to the analyser's worker, which is started at the first question and anew if it dies. */
class Analyser {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  async ask<Kind extends Question['kind']>(
    question: Extract<Question, { kind: Kind }>,
  ): Promise<Answers[Kind]> {
    this.worker ??= this.start();
    this.last += 1;
    const number = this.last;
    return new Promise<Answers[Kind]>((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker?.postMessage({ number, question });
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./analyser.worker.ts', import.meta.url), {
      name: 'analyser',
    });
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      const waiting = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if ('problem' in data) waiting?.reject(new Error(data.problem));
      else waiting?.resolve(data.answer as never);
    };
    worker.onerror = () => {
      this.worker = undefined;
      for (const { reject } of this.waiting.values()) reject(new Error('The analyser stopped.'));
      this.waiting.clear();
    };
    return worker;
  }
}

const analyser = new Analyser();

/** Reads a described meal on this device. */
export async function analyse(text: string): Promise<Analysis> {
  return analyser.ask({ kind: 'analyse', text });
}

/** Foods of the table for what is being typed. */
export async function searchFoods(query: string, limit: number): Promise<Food[]> {
  return analyser.ask({ kind: 'search', query, limit });
}

/** Release of the table on this device; asking starts the worker, so that it is warm. */
export async function tableRelease(): Promise<string> {
  return analyser.ask({ kind: 'release' });
}
