import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleServer } from '@app/build/buildServer';
import packageJson from '../../package.json';

it('imports every package that `npm ci --omit=dev` installs, and no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-bundle-'));
  const imported = await bundleServer(folder);
  rmSync(folder, { recursive: true });
  expect(imported).toEqual(Object.keys(packageJson.dependencies).sort());
});
