import { execFileSync } from 'node:child_process';
import { areas, requirements } from '../../../stories/spec/register.ts';
import { approvalPath, parseApprovals, type Approval } from '../../visual/approvals.ts';
import { git } from '../../visual/sources.ts';
import { parseStoryFile, readCatalogue, type StoryFile } from './catalogue.ts';
import { filesUnder } from './sources.ts';

/** Named things added, removed or reworded between two states of a list. */
export interface Difference {
  added: readonly string[];
  removed: readonly string[];
  changed: readonly string[];
}

/** Changes since a release. */
export interface ReleaseChanges {
  /** The tag: `v0.2.0`. */
  tag: string;
  /** Date of its commit: ISO 8601. */
  at: string;
  /** Each with its text, and its id at the end. */
  requirements: Difference;
  /** By the paths of their stories: `screens/cart/CartScreen`. */
  screens: Difference;
  /** By story: a story's picture changed if somebody approved that. */
  pictures: Difference;
}

/** Values by name; a different value is a change. */
type Named = ReadonlyMap<string, string>;

/** Compares by name, showing current values of added and changed entries. */
export function differenceOf(
  before: Named,
  now: Named,
  show: (name: string, text: string) => string = (name) => name,
): Difference {
  const list = (from: Named, isListed: (name: string, text: string) => boolean) =>
    [...from].filter((entry) => isListed(...entry)).map((entry) => show(...entry));
  return {
    added: list(now, (name) => !before.has(name)),
    removed: list(before, (name) => !now.has(name)),
    changed: list(now, (name, text) => before.has(name) && before.get(name) !== text),
  };
}

/** Reads the requirements of a register's file as it was written: ids and texts, in any quotes. */
export function requirementsIn(text: string): Map<string, string> {
  const entry = /\bid:\s*'([A-Z]+-\d+)',\s*text:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g;
  return new Map(
    [...text.matchAll(entry)].map(([, id = '', single, double]) => [
      id,
      (single ?? double ?? '').replaceAll(/\\(.)/g, '$1'),
    ]),
  );
}

/** Returns a git command's output, or null without git, a repository or a result. */
function tryGit(root: string, ...args: string[]): string | null {
  try {
    return git(root, ...args);
  } catch {
    return null;
  }
}

const screenFile = /^src\/((?:.+\/)?(\w+Screen))\/\2\.tsx$/;

/** Returns the files of a tree with their contents, by path; those of a tag stay in git. */
function treeOf(root: string, tag: string, folder: string): Map<string, string> {
  const lines = (tryGit(root, 'ls-tree', '-r', tag, '--', folder) ?? '').split('\n').filter(Boolean);
  return new Map(
    lines.map((line): [string, string] => {
      const [meta = '', path = ''] = line.split('\t');
      return [path, meta.split(' ')[2] ?? ''];
    }),
  );
}

/** The screens of a tree: by the paths of their stories, what all files of their folders are. */
function screensIn(files: ReadonlyMap<string, string>): Map<string, string> {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  return new Map(
    [...files.keys()].flatMap((path): [string, string][] => {
      const name = screenFile.exec(path)?.[1];
      const own = [...files].filter(([other]) => folderOf(other) === folderOf(path));
      return name === undefined ? [] : [[name, own.map((entry) => entry.join(' ')).join('\n')]];
    }),
  );
}

/** Returns the files of the work tree below a folder, as git would store them. */
function presentTree(folder: string): Map<string, string> {
  const paths = filesUnder(folder, /./);
  const hashes = execFileSync('git', ['hash-object', '--stdin-paths'], {
    encoding: 'utf8',
    input: paths.join('\n'),
  }).split('\n');
  return new Map(paths.map((path, at) => [path, hashes[at] ?? '']));
}

/** Stories by id, with their path in the catalogue: `screens/cart/CartScreen/LongContent`. */
function namesOf(files: readonly StoryFile[]): Map<string, string> {
  const folderOf = (path: string) => path.replace(/^stories\//, '').replace(/\.stories\.tsx$/, '');
  return new Map(
    files.flatMap(({ path, stories }) =>
      stories.map(({ id, name }): [string, string] => [id, `${folderOf(path)}/${name}`]),
    ),
  );
}

/** Returns the approvals of a commit; empty if the file is missing or has another format. */
function approvalsAt(root: string, commit: string): Approval[] {
  try {
    return parseApprovals(git(root, 'show', `${commit}:${approvalPath}`));
  } catch {
    return [];
  }
}

/** Returns the approved pictures: each hash with its place. */
const picturesOf = ({ pictures }: Approval) =>
  Object.entries(pictures).flatMap(([id, places]) =>
    Object.entries(places).map(([place, hash]) => ({ id, line: `${id} ${place} ${hash}` })),
  );

/**
 * Returns stories that were added, removed or look different since a tag. It checks every commit since then, because
 * merged approvals are removed from the file by the next ones.
 */
export function pictureChanges(tag: string, files: readonly StoryFile[], root = '.'): Difference {
  const now = namesOf(files);
  const filesThen = [...treeOf(root, tag, 'stories').keys()].filter((path) => path.endsWith('.stories.tsx'));
  const then = namesOf(filesThen.map((path) => parseStoryFile(path, git(root, 'show', `${tag}:${path}`))));
  const commits = git(root, 'log', '--full-history', '--format=%H', `${tag}..HEAD`, '--', approvalPath);
  const known = new Set(
    approvalsAt(root, tag)
      .flatMap(picturesOf)
      .map(({ line }) => line),
  );
  const approved = commits
    .split('\n')
    .filter((commit) => commit !== '')
    .flatMap((commit) => approvalsAt(root, commit))
    .flatMap((approval) =>
      picturesOf(approval)
        .filter(({ line }) => !known.has(line))
        .map(({ id }) => ({ id, isNew: approval.what.startsWith('new:') })),
    );
  const isStory = (id: string) => then.has(id) || now.has(id);
  // Mails and documents have pictures but no stories: only their approval shows that one is new.
  const newOthers = new Set(approved.filter(({ id, isNew }) => isNew && !isStory(id)).map(({ id }) => id));
  const isChanged = (id: string) => (isStory(id) ? then.has(id) && now.has(id) : !newOthers.has(id));
  const ofStories = differenceOf(then, now, (_id, name) => name);
  const sorted = (names: readonly string[]) => [...new Set(names)].sort();
  return {
    added: sorted([...ofStories.added, ...newOthers]),
    removed: sorted(ofStories.removed),
    changed: sorted(approved.filter(({ id }) => isChanged(id)).map(({ id }) => now.get(id) ?? id)),
  };
}

/**
 * Reads the changes between the last release tag before HEAD and the work tree. Null without a tag, as in a
 * shallow clone.
 */
export function readReleaseChanges(): ReleaseChanges | null {
  const tag = tryGit('.', 'describe', '--tags', '--abbrev=0');
  if (tag === null) return null;
  const folder = 'stories/spec/requirements';
  const before = new Map(
    [...treeOf('.', tag, folder).keys()].flatMap((path) => [
      ...requirementsIn(tryGit('.', 'show', `${tag}:${path}`) ?? ''),
    ]),
  );
  const now = new Map(requirements.map(({ id, text }) => [id, text]));
  const order = areas.map(({ prefix }) => prefix);
  const place = ([id]: [string, string]) => order.indexOf(id.slice(0, id.lastIndexOf('-')));
  const sorted = (all: Map<string, string>) =>
    new Map([...all].sort((one, other) => place(one) - place(other)));
  return {
    tag,
    at: git('.', 'log', '-1', '--format=%cI', tag),
    requirements: differenceOf(sorted(before), sorted(now), (id, text) => `${text} ${id}`),
    screens: differenceOf(screensIn(treeOf('.', tag, 'src/screens')), screensIn(presentTree('src/screens'))),
    pictures: pictureChanges(tag, readCatalogue()),
  };
}
