import { Emitter } from './emitter';

type Resolve = (isConfirmed: boolean) => void;

const changed = new Emitter();
let waiting: readonly Resolve[] = [];

/** The question for the password that a sensitive call waits for; one answer is for all waiting calls. */
export const passwordPrompt = {
  subscribe: changed.subscribe,
  isOpen: (): boolean => waiting.length > 0,
  /** Asks for the password; resolves to whether it was confirmed. */
  ask: (): Promise<boolean> =>
    new Promise((resolve) => {
      waiting = [...waiting, resolve];
      changed.emit();
    }),
  /** Closes the question. */
  close: (isConfirmed: boolean): void => {
    const answered = waiting;
    waiting = [];
    changed.emit();
    for (const resolve of answered) resolve(isConfirmed);
  },
};
