import type { StepResult } from './execute.ts';
import type { Step } from './steps.ts';

const beatMs = 250;

interface Running {
  title: string;
  started: number;
  lastLine: string;
}

/** Prints progress: on a terminal in one updated line, elsewhere a line per finished step. */
export class Progress {
  readonly #running = new Map<string, Running>();
  readonly #isTerminal = process.stdout.isTTY && process.env['CI'] === undefined;
  readonly #isVerbose: boolean;
  readonly #timer: NodeJS.Timeout | undefined;

  constructor(isVerbose: boolean) {
    this.#isVerbose = isVerbose;
    if (!this.#isTerminal) return;
    this.#timer = setInterval(() => this.#beat(), beatMs);
    this.#timer.unref();
  }

  start(step: Step): void {
    this.#running.set(step.id, { title: step.title, started: performance.now(), lastLine: '' });
  }

  onLine(step: Step, line: string): void {
    const running = this.#running.get(step.id);
    if (running) running.lastLine = line;
    if (this.#isVerbose) this.say(`  ${step.id} │ ${line}`);
  }

  end(result: StepResult): void {
    const { step, seconds, passed, failed, skipped } = result;
    this.#running.delete(step.id);
    const counts = step.report ? `  ${countsOf({ passed, failed, skipped })}` : '';
    this.say(`${failed > 0 ? '✗' : '✓'} ${step.title}  ${seconds.toFixed(1)} s${counts}`);
  }

  /** Prints a permanent line. */
  say(line: string): void {
    if (this.#isTerminal) process.stdout.write('\r\u001B[2K');
    process.stdout.write(`${line}\n`);
  }

  close(): void {
    clearInterval(this.#timer);
    if (this.#isTerminal) process.stdout.write('\r\u001B[2K');
  }

  #beat(): void {
    const signs = [...this.#running.values()].map(({ title, started, lastLine }) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      return { short: `${title} ${seconds} s`, long: `  … ${title} ${seconds} s  ${lastLine.slice(0, 90)}` };
    });
    if (signs.length === 0) return;
    const line = signs.map(({ short }) => short).join(' · ');
    const last = signs.length === 1 ? (signs[0]?.long ?? '') : line;
    process.stdout.write(`\r\u001B[2K${last.slice(0, process.stdout.columns - 1)}`);
  }
}

/** Formats `12 passed, 0 failed` and, if any, `, 3 skipped`. */
export function countsOf({
  passed,
  failed,
  skipped,
}: {
  passed: number;
  failed: number;
  skipped: number;
}): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
