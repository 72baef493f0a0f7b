import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/** A portal that breaks every rule once; see its README. */
const badPortal = 'tests/contract/bad';

interface LintedFile {
  filePath: string;
  messages: { ruleId: string | null; line: number; message: string }[];
}

function lint(args: string[], stdin = ''): Promise<LintedFile[]> {
  return new Promise((done, fail) => {
    const child = execFile(
      process.execPath,
      [
        resolve('node_modules/eslint/bin/eslint.js'),
        '--config',
        resolve('eslint.config.js'),
        '--format',
        'json',
        ...args,
      ],
      { cwd: badPortal, maxBuffer: 16 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (stdout === '') fail(error ?? new Error(stderr));
        else done(JSON.parse(stdout) as LintedFile[]);
      },
    );
    child.stdin?.end(stdin);
  });
}

/** `12 portal/pure` for each mark in a file. */
function marksOf(source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const [, rules = ''] = /← ([\w@/ -]+)/.exec(line) ?? [];
    return rules
      .split(' ')
      .filter((rule) => rule !== '')
      .map((rule) => `${index + 1} ${rule}`);
  });
}

describe('the lint bites', async () => {
  const files = await lint(['.']);
  const named = files.map((file) => ({ ...file, name: relative(badPortal, file.filePath) }));

  test('the bad portal was found', () => {
    expect(named.length).toBeGreaterThan(30);
  });

  test.each(named)('$name: what is marked, and nothing else', async ({ filePath, messages }) => {
    const reported = messages.map(({ ruleId, line, message }) => `${line} ${ruleId ?? message}`);
    expect(reported.sort()).toEqual(marksOf(await readFile(filePath, 'utf8')).sort());
  });

  test('a file of more than 350 lines', async () => {
    const [file] = await lint(
      ['--stdin', '--stdin-filename', 'src/domain/price.ts'],
      `${'export {};\n'.repeat(350)}export const end = 1;\n`,
    );
    expect(file?.messages.map(({ ruleId }) => ruleId)).toEqual(['max-lines']);
  });
});
