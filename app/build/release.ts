/**
 * `npm run release`: commits the version, builds, and packs `release/<name>-<version>.tar.gz`, with its list of packages
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

/** Names and licences of the bundled packages. */
const notes = ['dist/server/third-party-notices.txt', 'dist/client/third-party-notices.txt'] as const;

/** Without these, an archive must not be published. */
const required = ['dist/server/main.js', 'dist/server/landing.js', ...notes] as const;

const packageSchema = v.object({ name: v.string(), version: v.string() });

/** A list of packages as npm writes it (CycloneDX 1.5). */
const sbomSchema = v.looseObject({
  metadata: v.looseObject({ component: v.looseObject({ name: v.string() }) }),
  components: v.array(v.looseObject({ name: v.string(), version: v.string(), scope: v.string() })),
});

/**
 * Corrects npm's list of packages. npm names the portal by its folder, and calls bundled packages optional because they
 * are installed for the build only.
 *
 * @param notices the files that name the bundled packages: `## react - 19.3.1 (MIT)`
 */
export function toReleaseSbom(text: string, name: string, notices: readonly string[]): string {
  const { metadata, components, ...rest } = v.parse(sbomSchema, JSON.parse(text));
  const bundled = new Set(
    notices.flatMap((notice) =>
      [...notice.matchAll(/^## (\S+) - (\S+)/gm)].map(([, title, version]) => `${title}@${version}`),
    ),
  );
  const scopeOf = (each: { name: string; version: string; scope: string }) =>
    each.scope === 'required' || bundled.has(`${each.name}@${each.version}`) ? 'required' : 'excluded';
  return JSON.stringify(
    {
      ...rest,
      metadata: { ...metadata, component: { ...metadata.component, name, type: 'application' } },
      components: components.map((each) => ({ ...each, scope: scopeOf(each) })),
    },
    null,
    2,
  );
}

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

const runIn =
  (root: string) =>
  (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });

/** Writes the version and `CHANGELOG.md` from the changesets and commits them; does nothing without changesets. */
export function commitVersion(root: string): void {
  const run = runIn(root);
  if (run('git', 'status', '--porcelain') !== '')
    throw new Error('Commit or remove your changes first: a release is made of a commit.');
  run('npx', 'changeset', 'version');
  if (run('git', 'status', '--porcelain') === '') return;
  run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund');
  // The first release adds CHANGELOG.md.
  run('git', 'add', '--all');
  run('git', 'commit', '--quiet', '--message', 'release: state the version and its changes');
}

/** Runs the whole release in a clean working tree. */
async function release(root: string): Promise<void> {
  commitVersion(root);
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  const listed = runIn(root)('npm', 'sbom', '--sbom-format=cyclonedx', '--package-lock-only');
  const { name } = v.parse(packageSchema, JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const notices = await Promise.all(notes.map((file) => readFile(join(root, file), 'utf8')));
  const sbom = toReleaseSbom(listed, name, notices);
  const { archive, version } = await packRelease(root, join(root, 'release'), sbom);
  console.log(
    `${archive} is packed. Publish it: git tag -a v${version} -m v${version} && git push origin HEAD v${version}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await release(process.cwd());
