import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bundleServer } from '@app/build/buildServer';

const packageSchema = v.object({ dependencies: v.record(v.string(), v.string()) });

it('imports every package that `npm ci --omit=dev` installs, and no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-bundle-'));
  const imported = await bundleServer(folder);
  rmSync(folder, { recursive: true });
  const { dependencies } = v.parse(packageSchema, JSON.parse(readFileSync('package.json', 'utf8')));
  const packages = new Set(imported.map((id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id));
  expect([...packages].sort()).toEqual(Object.keys(dependencies).sort());
});
