import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { packRelease } from '@app/build/release';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A built portal of empty files. */
function makeBuilt(without?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  folders.push(root);
  const files = {
    'package.json': '{"name":"portal","version":"1.2.3"}',
    'package-lock.json': '{}',
    LICENSE: 'MIT',
    'CHANGELOG.md': '# portal',
    'README.md': '# portal',
    'dist/server/main.js': 'start',
    'dist/server/third-party-notices.txt': 'notices',
    'dist/client/third-party-notices.txt': 'notices',
    'dist/client/index.html': '<!doctype html>',
  };
  for (const [file, content] of Object.entries(files)) {
    if (file === without) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

test('a release is one folder with the build, its packages and the notices, and has a checksum', async () => {
  const root = makeBuilt();
  const { archive, version } = await packRelease(root, join(root, 'release'), '{"bomFormat":"CycloneDX"}');
  expect([archive, version]).toEqual([join(root, 'release', 'portal-1.2.3.tar.gz'), '1.2.3']);
  const listed = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).trim().split('\n');
  expect(listed.filter((path) => !path.endsWith('/')).toSorted()).toEqual(
    [
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/client/index.html',
      'dist/client/third-party-notices.txt',
      'dist/server/main.js',
      'dist/server/third-party-notices.txt',
      'package-lock.json',
      'package.json',
      'sbom.cdx.json',
    ].map((path) => `portal-1.2.3/${path}`),
  );
  const sbom = execFileSync('tar', ['-xzOf', archive, 'portal-1.2.3/sbom.cdx.json'], { encoding: 'utf8' });
  expect(sbom).toBe('{"bomFormat":"CycloneDX"}');
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
  expect(readFileSync(`${archive}.sha256`, 'utf8')).toBe(`${digest}  portal-1.2.3.tar.gz\n`);
});

test.each(['dist/server/main.js', 'dist/client/third-party-notices.txt'])(
  'without %s nothing is packed',
  async (file) => {
    const root = makeBuilt(file);
    await expect(packRelease(root, join(root, 'release'), '{}')).rejects.toThrow(`${file} is missing`);
  },
);
