/**
 * Plants changes of Storybook itself in a copy of the project, builds it, and sees that what looks at the build as a
 * designer would (designer.spec.ts) notices each. Several are built together, since a build takes half a minute: never
 * two of one file or for one test, and never so many that no test is left to say that the rest is as it was.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { chromiumHelp, ensureChromium } from '../../chromium.ts';
import { copyProject, mutate } from '../../visual/prove/copy.ts';
import { storybookChanges, type StorybookChange } from './changes.ts';

const mostTogether = 6;

const reportSchema = v.object({
  suites: v.array(v.object({ specs: v.array(v.object({ title: v.string(), ok: v.boolean() })) })),
});

/** Runs a program of the project's packages; answers with what it says, whatever its exit code. */
function outputOf(cwd: string, program: string, args: readonly string[], env = {}): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
  const command = [join('node_modules', program), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, options, (_problem, stdout) => resolve(stdout));
  });
}

/** The titles of the tests that fail on a Storybook with these changes. */
async function failuresOf(copy: string, changes: readonly StorybookChange[]) {
  const out = join(copy, 'storybook-static');
  const undo = mutate(copy, changes);
  try {
    await outputOf(copy, 'storybook/dist/bin/dispatcher.js', [
      'build',
      '--quiet',
      '--disable-telemetry',
      '-o',
      out,
    ]);
  } finally {
    undo();
  }
  const config = join('tests', 'audit', 'storybook', 'playwright.config.ts');
  const told = await outputOf(
    process.cwd(),
    '@playwright/test/cli.js',
    ['test', '--config', config, '--reporter', 'json'],
    { STORYBOOK_FOLDER: out },
  );
  const { suites } = v.parse(reportSchema, JSON.parse(told));
  return suites
    .flatMap(({ specs }) => specs)
    .filter(({ ok }) => !ok)
    .map(({ title }) => title);
}

/** Whether two changes can be told apart in one build. */
function areApart(one: StorybookChange, other: StorybookChange): boolean {
  const isShared = <Value>(values: readonly Value[], others: readonly Value[]) =>
    values.some((value) => others.includes(value));
  const filesOf = ({ edits }: StorybookChange) => edits.map(({ file }) => file);
  return !isShared(one.noticedBy, other.noticedBy) && !isShared(filesOf(one), filesOf(other));
}

function batches(): StorybookChange[][] {
  const made: StorybookChange[][] = [];
  for (const change of storybookChanges) {
    const room = made.find(
      (batch) => batch.length < mostTogether && batch.every((other) => areApart(change, other)),
    );
    if (room) room.push(change);
    else made.push([change]);
  }
  return made;
}

if ((await ensureChromium(console.log)) === null) throw new Error(chromiumHelp);
const folder = mkdtempSync(join(tmpdir(), 'portal-storybook-'));
const copy = join(folder, 'copy');
let caught = 0;
try {
  copyProject(process.cwd(), copy);
  const broken = await failuresOf(copy, []);
  for (const title of broken) console.log(`✗ ${title}: it fails without any change`);
  if (broken.length === 0)
    for (const batch of batches()) {
      const failed = await failuresOf(copy, batch);
      const stray = failed.find((title) => batch.every(({ noticedBy }) => !noticedBy.includes(title)));
      for (const { name, noticedBy } of batch) {
        const isCaught = stray === undefined && noticedBy.every((title) => failed.includes(title));
        caught += isCaught ? 1 : 0;
        const why = stray === undefined ? 'not caught' : `'${stray}' fails, too, which is not about it`;
        console.log(isCaught ? `✓ ${name}` : `✗ ${name}: ${why}`);
      }
    }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`caught ${caught} of ${storybookChanges.length}`);
process.exitCode = caught === storybookChanges.length ? 0 : 1;
