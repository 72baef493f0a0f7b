import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { execute } from '../../runner/execute';
import { readOrigin } from '../../runner/origin';
import { reportFolder } from '../../runner/reportFolder';

test('a step that is counted leaves beside its report what it was of', async () => {
  const id = 'execute-test';
  onTestFinished(() => {
    for (const ending of ['log', 'origin.json']) rmSync(`${reportFolder}/${id}.${ending}`, { force: true });
  });
  await execute(
    {
      id,
      title: 'A step',
      command: ['true'],
      report: { kind: 'vitest', file: `${reportFolder}/${id}.json` },
      timeout: 1,
      remedy: '',
      shareOf: () => 'all',
    },
    { onLine: () => {}, chromiumPath: null },
  );
  expect(readOrigin(id)?.tree).toMatch(/^[0-9a-f]{40}$/);
});
