import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

/** A portal that breaks rules; see its README. */
const badPortal = 'tests/contract/bad';

/** Complaints of a linter about one file of the bad portal: `12 no-restricted-globals`. */
type Complaints = ReadonlyMap<string, string[]>;

/** A linter's answer in JSON. One that finds something ends with 1, so only silence is a failure. */
function answerOf(program: string, args: string[], stdin = ''): Promise<unknown> {
  return new Promise((done, fail) => {
    const child = execFile(
      process.execPath,
      [resolve('node_modules', program), ...args],
      { cwd: badPortal, maxBuffer: 16 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (stdout === '') fail(error ?? new Error(stderr));
        else done(JSON.parse(stdout));
      },
    );
    child.stdin?.end(stdin);
  });
}

const eslintAnswer = v.array(
  v.object({
    filePath: v.string(),
    messages: v.array(v.object({ ruleId: v.nullable(v.string()), line: v.number(), message: v.string() })),
  }),
);

async function eslint(): Promise<Complaints> {
  const args = ['--config', resolve('eslint.config.js'), '--format', 'json', '.'];
  const files = v.parse(eslintAnswer, await answerOf('eslint/bin/eslint.js', args));
  return new Map(
    files.map(({ filePath, messages }) => [
      relative(badPortal, filePath),
      messages.map(({ ruleId, line, message }) => `${line} ${ruleId ?? message}`),
    ]),
  );
}

const oxlintAnswer = v.object({
  diagnostics: v.array(
    v.object({
      code: v.string(),
      filename: v.string(),
      labels: v.tuple([v.object({ span: v.object({ line: v.number() }) })]),
    }),
  ),
});

/** With the project's own rules, which leave the bad portal out when the project is linted. */
async function oxlint(): Promise<Complaints> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-lint-'));
  const config = join(folder, 'oxlintrc.json');
  await writeFile(
    config,
    JSON.stringify({ extends: [resolve('.oxlintrc.json')], options: { typeAware: true, typeCheck: false } }),
  );
  const answer = await answerOf('oxlint/bin/oxlint', ['-c', config, '-f', 'json', '.']);
  await rm(folder, { recursive: true });
  const complaints = new Map<string, string[]>();
  for (const { code, filename, labels } of v.parse(oxlintAnswer, answer).diagnostics) {
    // `typescript(no-explicit-any)` is how it writes what configurations call `typescript/no-explicit-any`.
    const rule = code.replace(/^eslint\((.*)\)$/, '$1').replace(/^([\w-]+)\((.*)\)$/, '$1/$2');
    complaints.set(filename, [...(complaints.get(filename) ?? []), `${labels[0].span.line} ${rule}`]);
  }
  return complaints;
}

/** `12 no-restricted-globals` for each mark in a file. */
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
  const [byEslint, byOxlint] = await Promise.all([eslint(), oxlint()]);
  const files = [...byEslint.keys()];

  test('the bad portal was found', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files).toEqual(expect.arrayContaining([...byOxlint.keys()]));
  });

  test.each(files)('%s: what is marked, and nothing else', async (file) => {
    const reported = [...(byEslint.get(file) ?? []), ...(byOxlint.get(file) ?? [])];
    expect(reported.sort()).toEqual(marksOf(await readFile(join(badPortal, file), 'utf8')).sort());
  });
});
