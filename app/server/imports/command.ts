import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { toCsv } from '@/domain/values/csv';
import type { Db } from '../db/database';
import { StartProblem } from '../startProblem';
import { importKinds, readImport, type ImportKind } from './columns';
import { importLines, type LineResult } from './importLines';

const USAGE =
  'Say what to import: import customers|servers|balances FILE [--dry-run] [--invite] [--numbers FILE] [--plan OLD=NAME] [--column COLUMN=HEADER]';

/** A parsed command. */
export interface ImportCommand {
  readonly kind: ImportKind;
  readonly file: string;
  readonly isDry: boolean;
  readonly invites: boolean;
  /** File for the numbers of the imported servers; null for none. */
  readonly numbers: string | null;
  readonly plans: ReadonlyMap<string, string>;
  readonly columns: ReadonlyMap<string, string>;
}

/** Splits `old=new` at the last equals sign that leaves both parts. */
function pairs(option: string, texts: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(
    texts.map((text): [string, string] => {
      const [, from = '', to = ''] = /^(.+?)=(.+)$/.exec(text) ?? [];
      if (to === '') throw new StartProblem(`--${option} ${text} has no equals sign between two names.`);
      return [from.trim(), to.trim()];
    }),
  );
}

/**
 * Parses the arguments after `import`.
 *
 * @throws StartProblem with the usage
 */
export function parseImportCommand(args: readonly string[]): ImportCommand {
  const options = {
    'dry-run': { type: 'boolean' },
    invite: { type: 'boolean' },
    numbers: { type: 'string' },
    plan: { type: 'string', multiple: true },
    column: { type: 'string', multiple: true },
  } as const;
  const parse = () => {
    try {
      return parseArgs({ args: [...args], allowPositionals: true, options });
    } catch {
      throw new StartProblem(USAGE);
    }
  };
  const { positionals, values } = parse();
  const [name, file, ...others] = positionals;
  const kind = importKinds.find((each) => each === name);
  if (kind === undefined || file === undefined || others.length > 0) throw new StartProblem(USAGE);
  if (values.invite && kind !== 'customers') throw new StartProblem('Only customers can be invited.');
  return {
    kind,
    file,
    isDry: values['dry-run'] ?? false,
    invites: values.invite ?? false,
    numbers: values.numbers ?? null,
    plans: pairs('plan', values.plan),
    columns: pairs('column', values.column),
  };
}

/** Report of a run, and whether every line is imported now. */
export interface ImportReport {
  readonly text: string;
  readonly isComplete: boolean;
}

/** Characters of a cell by which it could control the terminal that shows the report. */
const controls = /\p{Cc}/gu;

const linesOf = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;

/** Formats the report: sums, then each line that was not imported, with its reason. */
function reportOf({ kind, isDry }: ImportCommand, results: readonly LineResult[]): ImportReport {
  const count = (outcome: LineResult['outcome']) => results.filter((each) => each.outcome === outcome).length;
  const left = results.flatMap((result) => {
    if (result.outcome === 'refused') return [`  line ${result.line}: ${result.reason}`];
    if (result.outcome !== 'changed') return [];
    return [`  line ${result.line}: ${result.key} was imported with other values: change it in the portal.`];
  });
  const head = [
    `${isDry ? 'Would import' : 'Imported'} ${linesOf(count('imported'))} of ${kind}`,
    `${count('unchanged')} imported before`,
    `${count('changed')} changed since`,
    `${count('refused')} refused`,
  ];
  const lines = [`${head.join(', ')}.`, ...left].map((line) => line.replace(controls, ' '));
  return { text: lines.join('\n'), isComplete: left.length === 0 };
}

/** Runs `import …` on a database. */
export async function runImport(db: Db, command: ImportCommand, now: Date): Promise<ImportReport> {
  const { kind, file, numbers } = command;
  const bytes = await readFile(file).catch(() => {
    throw new StartProblem(`The file ${file} cannot be read.`);
  });
  const lines = readImport(kind, bytes, command.columns);
  const results = await importLines(db, kind, lines, { ...command, now });
  if (numbers !== null && !command.isDry) {
    const rows = results.flatMap((result) =>
      result.outcome === 'refused' || result.serverId === null ? [] : [[result.key, String(result.serverId)]],
    );
    await writeFile(numbers, toCsv([['id', 'server'], ...rows], '.'));
  }
  return reportOf(command, results);
}
