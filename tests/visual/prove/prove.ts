import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ModuleGraph } from '../../../.storybook/moduleGraphPlugin.ts';
import { Album } from '../album.ts';
import { buildInto, type Build, buildWorkingTree, type Say } from '../builds.ts';
import { photograph } from '../photograph.ts';
import { shotName, type Shot } from '../picture.ts';
import { assertFound, isNamedBy, pictured, shotsOf, type VisualOptions } from '../options.ts';
import { selectStories } from '../selection/selectStories.ts';
import { readStories, serveSite } from '../site.ts';
import type { StoryEntry } from '../storyEntry.ts';
import { git } from '../sources.ts';
import { makeStudioBrowser } from '../studioBrowser.ts';
import { mutations, type Mutation } from './mutations.ts';

/**
 * Makes each known change in a copy of the working tree and looks whether a comparison finds it. With `--all` every
 * story is looked at, which also proves that the narrow selection holds every story that changed.
 */
export async function proveSensitivity(root: string, options: VisualOptions, say: Say): Promise<boolean> {
  const chosen = mutations.filter(
    ({ name }) => options.mutations.length === 0 || options.mutations.some((text) => name.includes(text)),
  );
  if (chosen.length === 0)
    throw new Error(`No known change fits: ${mutations.map(({ name }) => name).join(', ')}.`);
  const clean = await buildWorkingTree(root, say);
  assertFound(readStories(clean), options);
  const stories = pictured(readStories(clean), options);
  const folder = mkdtempSync(join(tmpdir(), 'portal-prove-'));
  const copy = join(folder, 'copy');
  copyProject(root, copy);
  const browser = makeStudioBrowser();
  const site = await serveSite(clean);
  const before = new Album(join(folder, 'before'));
  let isProven = true;
  try {
    for (const mutation of chosen) {
      const verdict = await prove(mutation);
      say(`${verdict.isGood ? '✓' : '✗'} ${mutation.name}: ${verdict.words}`);
      isProven &&= verdict.isGood;
    }
  } finally {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return isProven;

  async function prove(mutation: Mutation): Promise<{ isGood: boolean; words: string }> {
    const undo = mutate(copy, mutation);
    const out = join(folder, 'built');
    rmSync(out, { recursive: true, force: true });
    try {
      const mutated = await buildInto(copy, out);
      const selected = selectedFiles(clean.graph, mutated.graph);
      const isSelected = ({ file }: StoryEntry) => selected === null || selected.has(file);
      const looked = options.all
        ? stories
        : stories.filter(
            (story) => isSelected(story) && mutation.look.some((text) => isNamedBy(story, text)),
          );
      const shots = shotsOf(looked, options);
      await takeBefore(shots);
      const changed = await changedSince(shots, mutated);
      const missed = looked
        .filter((story) => changed.has(story.id) && !isSelected(story))
        .map(({ id }) => id);
      if (missed.length > 0) return { isGood: false, words: `the selection misses ${missed.join(', ')}` };
      if (changed.size === 0) return { isGood: false, words: `not caught in ${looked.length} stories` };
      const strays = [...changed.values()].flat().filter((tile) => mutation.seen?.test(tile) === false);
      if (strays.length > 0 && mutation.seen)
        return {
          isGood: false,
          words: `caught in ${strays[0] ?? ''} too, where ${mutation.seen.source} proves it`,
        };
      const found = [...changed].map(
        ([id, tiles]) => `${id} (${tiles[0] ?? ''}${tiles.length > 1 ? ', …' : ''})`,
      );
      const taken = options.all ? `${shots.length} pictures taken, ` : '';
      const more = found.length > 6 ? ` and ${found.length - 6} more` : '';
      return { isGood: true, words: `${taken}caught in ${found.slice(0, 6).join(', ')}${more}` };
    } finally {
      undo();
    }
  }

  /** The unchanged stories, each once. */
  async function takeBefore(shots: readonly Shot[]): Promise<void> {
    await photograph({
      browser,
      sites: [site],
      shots: shots.filter((shot) => !before.has(shot)),
      lanes: options.lanes,
      onTaken: (shot, [picture]) => {
        if (!picture || 'problem' in picture)
          throw new Error(`${shotName(shot)} failed before any change: ${picture?.problem ?? 'no picture'}`);
        before.keep(shot, picture);
      },
    });
  }

  async function changedSince(shots: readonly Shot[], built: Build): Promise<Map<string, string[]>> {
    const changed = new Map<string, string[]>();
    const mutatedSite = await serveSite(built);
    try {
      await photograph({
        browser,
        sites: [mutatedSite],
        shots,
        lanes: options.lanes,
        onTaken: (shot, [picture]) => {
          if (!picture) return;
          // A story that broke differs as well.
          const differing =
            'problem' in picture ? [`${shot.mode.name}.broken`] : before.differing(shot, picture).keys();
          for (const tile of differing)
            changed.set(shot.storyId, [...(changed.get(shot.storyId) ?? []), tile]);
        },
      });
    } finally {
      await mutatedSite.close();
    }
    return changed;
  }
}

/** Null for every story. */
function selectedFiles(before: ModuleGraph | null, after: ModuleGraph | null): ReadonlySet<string> | null {
  if (before === null || after === null) throw new Error('A build did not tell what it is made of.');
  const selection = selectStories(before, after);
  return selection.reach === 'everything' ? null : new Set(selection.files.keys());
}

/** Every file that git knows or would take, as it is now; packages by a link. */
function copyProject(root: string, copy: string): void {
  const deleted = new Set(git(root, 'ls-files', '-d').split('\n'));
  for (const file of git(root, 'ls-files', '-co', '--exclude-standard', '--deduplicate').split('\n')) {
    if (file === '' || deleted.has(file)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
}

/** Applies the change; answers with the way back. Throws when a text does not stand exactly once. */
function mutate(copy: string, { name, edits }: Mutation): () => void {
  const sources = new Map<string, string>();
  for (const edit of edits) {
    const path = join(copy, edit.file);
    const source = readFileSync(path, 'utf8');
    if (!sources.has(path)) sources.set(path, source);
    if ('isDeleted' in edit) {
      rmSync(path);
      continue;
    }
    if (source.split(edit.from).length !== 2)
      throw new Error(`'${name}' is out of date: its text does not stand exactly once in ${edit.file}.`);
    writeFileSync(
      path,
      source.replace(edit.from, () => edit.to),
    );
  }
  return () => {
    for (const [path, source] of sources) writeFileSync(path, source);
  };
}
