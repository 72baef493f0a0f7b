/** What a part of the audit came to. */
export interface AuditFigures {
  caught: number;
  /** Changes made. */
  made: number;
  /** The program's own words on each change that it did not find. */
  missed: readonly string[];
}

/** Reads a program's output; null when it did not come to its closing line, so that a crash is never a pass. */
export function readFigures(output: string): AuditFigures | null {
  const lines = output.split('\n').map((line) => line.trim());
  const closing = lines.findLast((line) => /^caught \d+ of \d+$/.test(line));
  const [caught, made] = closing?.match(/\d+/g)?.map(Number) ?? [];
  if (caught === undefined || made === undefined) return null;
  return { caught, made, missed: lines.filter((line) => line.startsWith('✗')) };
}

/** Whether everything was found; of no change at all, nothing was proved. */
export function isProven(figures: AuditFigures | null): boolean {
  return figures !== null && figures.made > 0 && figures.caught === figures.made;
}

/** One line a part and one for the sum, then what was missed. */
export function auditTable(
  results: readonly { name: string; what: string; figures: AuditFigures | null }[],
): string {
  const sum = results.reduce(
    (all, { figures }) => ({
      caught: all.caught + (figures?.caught ?? 0),
      made: all.made + (figures?.made ?? 0),
    }),
    { caught: 0, made: 0 },
  );
  const rows = [
    ['', 'caught', 'missed', 'changes in'],
    ...results.map(({ name, what, figures }) =>
      figures === null
        ? [name, '–', '–', `${what}: it did not come to its end`]
        : [name, String(figures.caught), String(figures.made - figures.caught), what],
    ),
    ['in all', String(sum.caught), String(sum.made - sum.caught), ''],
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(([name = '', caught = '', missed = '', what = '']) =>
    [name.padEnd(widths[0] ?? 0), caught.padStart(widths[1] ?? 0), missed.padStart(widths[2] ?? 0), what]
      .join('  ')
      .trimEnd(),
  );
  const misses = results.flatMap(({ name, figures }) =>
    (figures?.missed ?? []).map((line) => `${name}  ${line}`),
  );
  return [...lines, ...(misses.length === 0 ? [] : ['', ...misses])].join('\n');
}
