import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { failuresVariable } from './failureReporter.ts';
import { failuresOf, type Failure } from './failures.ts';
import { reportFolder, type Step } from './steps.ts';
import { tallyOf, type Tally } from './tally.ts';

export interface StepResult extends Tally {
  step: Step;
  seconds: number;
  output: string;
  logFile: string;
  /** Failed tests of the step. */
  failures: readonly Failure[];
}

export interface ExecuteOptions {
  /** Called with each output line. */
  onLine: (line: string) => void;
  chromiumPath: string | null;
}

const alive = new Set<ChildProcess>();

/** Kills all running steps with their child processes. */
export function stopAll(): void {
  for (const child of alive) stop(child);
}

function stop(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

/** Reads the reports of a step. An unreadable report is from a step that was killed while it wrote. */
function readReports(
  { report }: Step,
  exitCode: number | null,
): { tally: Tally; failures: readonly Failure[] } {
  try {
    return { tally: tallyOf(report, exitCode), failures: failuresOf(report, process.cwd()) };
  } catch (error) {
    const problem = `Its report cannot be read: ${String(error)}`;
    return { tally: { passed: 0, failed: 1, skipped: 0, problem }, failures: [] };
  }
}

/** Runs a step until its end or timeout. Never rejects. */
export function execute(step: Step, { onLine, chromiumPath }: ExecuteOptions): Promise<StepResult> {
  const started = performance.now();
  const logFile = join(reportFolder, `${step.id}.log`);
  for (const file of [step.report?.file, step.report?.failures])
    if (file !== undefined) rmSync(file, { force: true });
  const [program, ...args] = step.command;
  return new Promise((done) => {
    const log = createWriteStream(logFile);
    const chunks: string[] = [];
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group, so that a leftover browser is killed too.
      detached: true,
      env: {
        ...process.env,
        PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }),
        ...(chromiumPath === null ? {} : { CHROMIUM_PATH: chromiumPath }),
        ...(step.report?.kind === 'playwright'
          ? { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(step.report.file) }
          : {}),
        ...(step.report?.failures === undefined ? {} : { [failuresVariable]: resolve(step.report.failures) }),
        ...step.env,
      },
    });
    alive.add(child);
    let hasTimedOut = false;
    const timeout = setTimeout(() => {
      hasTimedOut = true;
      stop(child);
    }, step.timeout * 60_000);

    const onChunk = (chunk: Buffer) => {
      const text = chunk.toString();
      chunks.push(text);
      log.write(text);
      for (const line of stripVTControlCharacters(text).split('\n'))
        if (line.trim() !== '') onLine(line.trim());
    };
    child.stdout.on('data', onChunk);
    child.stderr.on('data', onChunk);

    const finish = (exitCode: number | null, problem?: string) => {
      clearTimeout(timeout);
      if (!alive.delete(child)) return;
      log.end();
      const { tally, failures } = readReports(step, exitCode);
      const why = hasTimedOut ? `It was stopped after ${step.timeout} minutes.` : (problem ?? tally.problem);
      done({
        ...tally,
        ...(exitCode !== 0 && tally.failed === 0 ? { failed: 1 } : {}),
        ...(why === undefined ? {} : { problem: why }),
        step,
        seconds: (performance.now() - started) / 1000,
        output: chunks.join(''),
        logFile,
        failures,
      });
    };
    child.once('error', (error) => {
      finish(null, error.message);
    });
    child.once('close', (exitCode) => {
      finish(exitCode);
    });
  });
}
