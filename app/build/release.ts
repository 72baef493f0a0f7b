/**
 * `npm run release`: states the version, builds, and packs `release/<name>-<version>.tar.gz`, with its list of packages
 * (SBOM) and the notices of third parties.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';

/** Files beside `dist` from which the server is installed and understood. */
const beside = ['package.json', 'package-lock.json', 'LICENSE', 'CHANGELOG.md', 'README.md'] as const;

/** Without these, an archive must not be published. */
const required = [
  'dist/server/main.js',
  'dist/server/third-party-notices.txt',
  'dist/client/third-party-notices.txt',
] as const;

const packageSchema = v.object({ name: v.string(), version: v.string() });

/** Packs the built portal of `root` into a folder. Rejects if a part of it is missing. */
export async function packRelease(
  root: string,
  folder: string,
  sbom: string,
): Promise<{ readonly archive: string; readonly version: string }> {
  const { name, version } = v.parse(
    packageSchema,
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
  );
  for (const file of required)
    await readFile(join(root, file)).catch(() => {
      throw new Error(`${file} is missing. Run npm run build first.`);
    });
  const stage = await mkdtemp(join(tmpdir(), 'release-'));
  const title = `${name}-${version}`;
  try {
    const content = join(stage, title);
    await mkdir(content);
    await cp(join(root, 'dist'), join(content, 'dist'), { recursive: true });
    for (const file of beside) await cp(join(root, file), join(content, file));
    await writeFile(join(content, 'sbom.cdx.json'), sbom);
    await mkdir(folder, { recursive: true });
    const archive = join(folder, `${title}.tar.gz`);
    execFileSync('tar', ['-czf', archive, '-C', stage, title]);
    const digest = createHash('sha256')
      .update(await readFile(archive))
      .digest('hex');
    await writeFile(`${archive}.sha256`, `${digest}  ${title}.tar.gz\n`);
    return { archive, version };
  } finally {
    await rm(stage, { recursive: true });
  }
}

/** Runs the whole release in a clean working tree. */
async function release(root: string): Promise<void> {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  if (run('git', 'status', '--porcelain') !== '')
    throw new Error('Commit or remove your changes first: a release is made of a commit.');
  // Writes CHANGELOG.md and the version; does nothing without changesets.
  run('npx', 'changeset', 'version');
  if (run('git', 'status', '--porcelain') !== '') {
    run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund');
    run('git', 'commit', '--all', '--quiet', '--message', 'release: state the version and its changes');
  }
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  const sbom = run('npm', 'sbom', '--sbom-format=cyclonedx', '--package-lock-only');
  const { archive, version } = await packRelease(root, join(root, 'release'), sbom);
  console.log(
    `${archive} is packed. Publish it: git tag -a v${version} -m v${version} && git push origin v${version}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await release(process.cwd());
