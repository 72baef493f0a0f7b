import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { commitVersion, packRelease, toReleaseSbom } from '@app/build/release';

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
    'dist/server/landing.js': 'render',
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
      'dist/server/landing.js',
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

test.each(['dist/server/main.js', 'dist/server/landing.js', 'dist/client/third-party-notices.txt'])(
  'without %s nothing is packed',
  async (file) => {
    const root = makeBuilt(file);
    await expect(packRelease(root, join(root, 'release'), '{}')).rejects.toThrow(`${file} is missing`);
  },
);

test('a list of packages names the portal, and calls required what is installed or bundled', () => {
  const component = (name: string, scope: string) => ({
    name,
    version: '1.0.0',
    scope,
    purl: `pkg:npm/${name}`,
  });
  const listed = {
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'folder', type: 'library', version: '1.2.3' } },
    components: [
      component('pg', 'required'),
      component('react', 'optional'),
      component('vite', 'optional'),
      { ...component('react', 'optional'), version: '0.9.0' },
    ],
  };
  const notices = ['# Licenses\n\n## @better-auth/core - 1.7.7 (MIT)\n', '## react - 1.0.0 (MIT)\n\nMIT\n'];
  expect(JSON.parse(toReleaseSbom(JSON.stringify(listed), 'portal', notices))).toEqual({
    ...listed,
    metadata: { component: { name: 'portal', type: 'application', version: '1.2.3' } },
    components: [
      component('pg', 'required'),
      component('react', 'required'),
      component('vite', 'excluded'),
      { ...component('react', 'excluded'), version: '0.9.0' },
    ],
  });
});

test('a release commits its version and the change log, the first one too, and nothing without changesets', () => {
  const root = mkdtempSync(join(tmpdir(), 'versioned-'));
  folders.push(root);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  write('package.json', '{"name":"portal","version":"1.2.3","private":true}');
  write('.gitignore', 'node_modules\n');
  write('.changeset/config.json', readFileSync('.changeset/config.json', 'utf8'));
  write('.changeset/one.md', "---\n'portal': minor\n---\n\nServers have names.\n");
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.email', 'release@example.com');
  git('config', 'user.name', 'Release');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'one');
  commitVersion(root);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('show', 'HEAD:CHANGELOG.md')).toContain('## 1.3.0');
  expect(git('show', 'HEAD:CHANGELOG.md')).toContain('Servers have names.');
  expect(git('show', 'HEAD:package.json')).toContain('"version": "1.3.0"');
  expect(git('ls-files', '.changeset')).toBe('.changeset/config.json');
  const head = git('rev-parse', 'HEAD');
  commitVersion(root);
  expect(git('rev-parse', 'HEAD')).toBe(head);
  write('later.txt', 'later');
  expect(() => commitVersion(root)).toThrow('Commit or remove your changes first');
}, 60_000);
