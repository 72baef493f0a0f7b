import { stripVTControlCharacters } from 'node:util';
import type { StepResult } from './execute.ts';
import type { Failure } from './failures.ts';

/** Maximum output lines of a failure without tests, enough for lint findings. */
const outputLines = 60;
/** Maximum lines of a message: expected and actual values; the log has the page. */
const messageLines = 16;
/** Lines that Storybook and axe print for every failure. */
const known =
  /^(?:Click to debug|Expected the HTML found|Received:$|Fix (?:all|any) of|You can find more|https:\/\/dequeuniversity|─+$)/;

/** Returns the summary of a failed step: each test once, with its failures and a remedy. */
export function failureSummary(
  result: Pick<StepResult, 'step' | 'failures' | 'output' | 'problem' | 'logFile'>,
): string[] {
  const { step, failures, output, problem, logFile } = result;
  const tests = groupedBy(failures, ({ file, story, title }) => `${file} ${story ?? title}`);
  const words = [...tests.values()].flatMap((all) => wordsOf(all, step.remedy));
  return [
    '',
    `✗ ${step.title}`,
    ...(words.length > 0 ? words : [...tailOf(output, outputLines), `  → ${step.remedy}`]),
    ...(problem === undefined ? [] : [`  ${problem}`]),
    ...(logFile === '' ? [] : [`  All of it: ${logFile}`]),
  ];
}

function wordsOf(all: readonly Failure[], remedy: string): string[] {
  const [first] = all;
  if (first === undefined) return [];
  const { file, line, title, story } = first;
  const messages = groupedBy(all, ({ message }) => message.trim());
  const places: Readonly<Record<string, string | null>> = {
    file,
    line: String(line ?? ''),
    title: patternOf(title).replaceAll("'", "'\\''"),
    story,
  };
  return [
    '',
    `  ${file}${line === null ? '' : `:${line}`}  ${title}`,
    ...[...messages].flatMap(([message, same]) => {
      const variants = [...new Set(same.flatMap(({ variant }) => variant ?? []))];
      const lines = headOf(message, messageLines);
      return [
        ...(variants.length === 0 ? [] : [`    in ${variants.join(' and ')}:`]),
        ...lines.map((text) => `    ${text}`),
      ];
    }),
    `  → ${remedy.replaceAll(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place)}`,
  ];
}

/** Returns the pattern by which `vitest -t` finds a test: a regular expression over titles joined by spaces. */
function patternOf(title: string): string {
  return title.replaceAll(' > ', ' ').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Start of Testing Library's page dump. */
const page = /\n(?:Here are the (?:accessible|available) roles|There are no accessible roles|Ignored nodes:)/;

function headOf(message: string, most: number): string[] {
  const [words = ''] = stripVTControlCharacters(message).split(page);
  const lines = words
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*at /.test(line) && !known.test(line));
  return lines.length > most ? [...lines.slice(0, most), '…'] : lines;
}

function tailOf(output: string, most: number): string[] {
  const lines = output.trimEnd().split('\n');
  return lines.length > most ? ['…', ...lines.slice(-most)] : lines;
}

function groupedBy(
  failures: readonly Failure[],
  keyOf: (failure: Failure) => string,
): Map<string, Failure[]> {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures)
    groups.set(keyOf(failure), [...(groups.get(keyOf(failure)) ?? []), failure]);
  return groups;
}
