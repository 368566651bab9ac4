/** Short notices that go away by themselves. */
import { ProblemError } from "./api";
import { NotDone } from "./line";
import type { Facts } from "./texts";
import type { Refusal, Stop } from "./wire";

export interface Toast {
  number: number;
  /** A message of the texts with its facts; or a refusal, or what stops an undo. */
  message: string;
  facts: Facts;
  sentence: string;
  refusal: Refusal | null;
  stop: Stop | null;
  isGood: boolean;
}

const STAYS = 6000;
/** The message of a problem, whether or not it was named with its family. */
export const keyOf = (problem: string): string => (/^(problem|ui)-/.test(problem) ? problem : `problem-${problem}`);

class Toasts {
  all = $state.raw<readonly Toast[]>([]);
  private next = 1;

  tell(message: string, facts: Facts = {}, more: Partial<Toast> = {}): void {
    const toast = { number: this.next++, message, facts, sentence: "", refusal: null, stop: null, isGood: false, ...more };
    this.all = [...this.all.slice(-3), toast];
    setTimeout(() => this.drop(toast.number), STAYS);
  }

  drop(number: number): void {
    this.all = this.all.filter((toast) => toast.number !== number);
  }

  /** Say what went wrong. */
  fail(error: unknown): void {
    if (error instanceof NotDone) {
      const { problem, sentence, refusal, stop, facts } = error.refused;
      this.tell(keyOf(problem), facts, { sentence, refusal, stop });
    } else if (error instanceof ProblemError) {
      const { problem, sentence, facts } = error.problem;
      this.tell(keyOf(problem), facts, { sentence });
    } else throw error;
  }

  /** Do something that may be refused; the answer, or undefined if it was. */
  async during<T>(deed: () => Promise<T>): Promise<T | undefined> {
    try {
      return await deed();
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }
}

export const toasts = new Toasts();
