/**
 * Plants changes of how stories are found, one after another in a copy of the project, and sees that the tests of the
 * search page and of Storybook's own search notice each.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { copyProject, mutate } from '../../visual/prove/copy.ts';
import { searchChanges } from './changes.ts';

const reportSchema = v.object({
  testResults: v.array(
    v.object({ assertionResults: v.array(v.object({ title: v.string(), status: v.string() })) }),
  ),
});

/** The titles of a file's tests, by whether they pass. */
function ran(copy: string, file: string): Promise<{ passed: string[]; failed: string[] }> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter', 'json', file];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: copy, maxBuffer: 64 * 1024 * 1024 }, (_, told) => {
      const { testResults } = v.parse(reportSchema, JSON.parse(told));
      const results = testResults.flatMap(({ assertionResults }) => assertionResults);
      const titles = (isPassed: boolean) =>
        results.filter(({ status }) => (status === 'passed') === isPassed).map(({ title }) => title);
      resolve({ passed: titles(true), failed: titles(false) });
    });
  });
}

const folder = mkdtempSync(join(tmpdir(), 'portal-search-'));
const copy = join(folder, 'copy');
let caught = 0;
try {
  copyProject(process.cwd(), copy);
  for (const file of new Set(searchChanges.map((change) => change.file)))
    for (const title of (await ran(copy, file)).failed)
      console.log(`✗ ${title}: it fails without any change`);
  for (const change of searchChanges) {
    const { name, file, noticedBy } = change;
    const undo = mutate(copy, [change]);
    const { passed, failed } = await ran(copy, file);
    undo();
    const unnoticed = noticedBy.filter((title) => !failed.includes(title));
    // Where no test is left that passes, the search is broken and not changed.
    const isCaught = unnoticed.length === 0 && passed.length > 0;
    caught += isCaught ? 1 : 0;
    const why = passed.length > 0 ? `‘${unnoticed.join('’, ‘')}’ passes` : 'nothing passes';
    console.log(isCaught ? `✓ ${name}` : `✗ ${name}: ${why}; what fails: ${failed.join(', ') || 'nothing'}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`caught ${caught} of ${searchChanges.length}`);
process.exitCode = caught === searchChanges.length ? 0 : 1;
