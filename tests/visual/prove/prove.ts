import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModuleGraph } from '../../../.storybook/moduleGraphPlugin.ts';
import { buildInto, type Build, buildWorkingTree, type Say } from '../builds.ts';
import { compareSites } from '../comparison.ts';
import { placeName } from '../outcome.ts';
import { assertFound, isNamedBy, pictured, shotsOf, type VisualOptions } from '../options.ts';
import { selectStories } from '../selection/selectStories.ts';
import { sidesOf } from '../selection/sidesOf.ts';
import { readStories, serveSite } from '../site.ts';
import type { StoryEntry } from '../storyEntry.ts';
import { makeStudioBrowser } from '../studioBrowser.ts';
import { wordOutcomes } from '../words.ts';
import { batchesOf } from './batches.ts';
import { copyProject, mutate } from './copy.ts';
import type { Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';

interface Verdict {
  isGood: boolean;
  /** Where it was caught, or what was missed. */
  words: string;
}

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
  const built = await buildWorkingTree(root, say);
  const clean = { ...built, graph: knownGraph(built) };
  assertFound(readStories(clean), options);
  const stories = pictured(readStories(clean), options);
  const folder = mkdtempSync(join(tmpdir(), 'portal-prove-'));
  const copy = join(folder, 'copy');
  copyProject(root, copy);
  const browser = makeStudioBrowser();
  const site = await serveSite(clean);
  let caught = 0;
  try {
    const batches = options.all
      ? chosen.map((mutation) => [mutation])
      : batchesOf(chosen, stories, clean.graph);
    // One build goes on while the pictures of the last are taken: each for the most part keeps one core busy.
    let building = builtWith(batches[0] ?? []);
    for (const [index, batch] of batches.entries()) {
      const built = await building;
      const following = batches[index + 1];
      if (following) building = builtWith(following);
      // Told where it is waited for.
      building.catch(() => undefined);
      try {
        for (const { mutation, isGood, words } of await judge(batch, built)) {
          say(`${isGood ? '✓' : '✗'} ${mutation.name}: ${words}`);
          caught += isGood ? 1 : 0;
        }
      } finally {
        await Promise.allSettled([building]);
      }
    }
  } finally {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
  say(`caught ${caught} of ${chosen.length}`);
  return caught === chosen.length;

  async function builtWith(batch: readonly Mutation[]): Promise<Build & { graph: ModuleGraph }> {
    const undo = mutate(copy, batch);
    const out = join(folder, 'built');
    rmSync(out, { recursive: true, force: true });
    try {
      const built = await buildInto(copy, out);
      return { ...built, graph: knownGraph(built) };
    } finally {
      undo();
    }
  }

  async function judge(
    batch: readonly Mutation[],
    built: Build & { graph: ModuleGraph },
  ): Promise<(Verdict & { mutation: Mutation })[]> {
    const selected = selectedFiles(clean.graph, built.graph);
    const isSelected = ({ file }: StoryEntry) => selected === null || selected.has(file);
    const removed = new Set(sidesOf(stories, readStories(built)).removed.map(({ id }) => id));
    const isLookedAt = (story: StoryEntry) =>
      options.all ||
      (isSelected(story) && batch.some(({ look }) => look.some((text) => isNamedBy(story, text))));
    const looked = stories.filter((story) => isLookedAt(story) && !removed.has(story.id));
    const changed = await changedBetween(looked, built);
    for (const id of removed) changed.set(id, ['removed']);
    for (const { storyId, picture } of wordOutcomes(clean.graph.messages, built.graph.messages))
      changed.set(storyId, [...(changed.get(storyId) ?? []), picture]);
    const missed = looked.filter((story) => changed.has(story.id) && !isSelected(story)).map(({ id }) => id);
    return batch.map((mutation) => ({
      mutation,
      ...(missed.length > 0
        ? { isGood: false, words: `the selection misses ${missed.join(', ')}` }
        : verdictOn(mutation, changed)),
    }));
  }

  function verdictOn({ look, seen }: Mutation, changed: ReadonlyMap<string, readonly string[]>): Verdict {
    const isIts = (id: string) => {
      const story = stories.find((each) => each.id === id);
      return look.some((text) => (story ? isNamedBy(story, text) : id.includes(text)));
    };
    const found = [...changed].filter(([id]) => options.all || isIts(id));
    if (found.length === 0) return { isGood: false, words: 'not caught' };
    // What words prove has no picture, but the key of a message.
    const ofStories = found.filter(([id]) => stories.some((each) => each.id === id));
    const stray = ofStories
      .flatMap(([, pictures]) => pictures)
      .find((picture) => seen?.test(picture) === false);
    if (stray !== undefined && seen)
      return { isGood: false, words: `caught in ${stray} too, where ${seen.source} proves it` };
    const told = found.map(
      ([id, pictures]) => `${id} (${pictures[0] ?? ''}${pictures.length > 1 ? ', …' : ''})`,
    );
    const more = told.length > 6 ? ` and ${told.length - 6} more` : '';
    return { isGood: true, words: `caught in ${told.slice(0, 6).join(', ')}${more}` };
  }

  /** Compared as `npm run visual` does: what differs is taken again, so that no slow machine proves anything. */
  async function changedBetween(looked: readonly StoryEntry[], built: Build): Promise<Map<string, string[]>> {
    const changed = new Map<string, string[]>();
    const mutatedSite = await serveSite(built);
    try {
      const { outcomes } = await compareSites({
        browser,
        before: site,
        after: mutatedSite,
        shared: shotsOf(looked, options),
        added: [],
        removed: [],
        lanes: options.lanes,
        out: join(folder, 'report'),
        storyOf: (id) => {
          const story = looked.find((each) => each.id === id);
          if (!story) throw new Error(`There is no story ${id}.`);
          return story;
        },
        isApproved: () => false,
        reasonsOf: () => [],
        removalOf: () => null,
        onProgress: () => undefined,
      });
      for (const outcome of outcomes) {
        const place = outcome.status === 'failed' ? `${outcome.picture}.failed` : placeName(outcome);
        changed.set(outcome.storyId, [...(changed.get(outcome.storyId) ?? []), place]);
      }
    } finally {
      await mutatedSite.close();
    }
    return changed;
  }
}

/** Null for every story. */
function selectedFiles(before: ModuleGraph, after: ModuleGraph): ReadonlySet<string> | null {
  const selection = selectStories(before, after);
  return selection.reach === 'everything' ? null : new Set(selection.files.keys());
}

function knownGraph({ graph }: Build): ModuleGraph {
  if (graph === null) throw new Error('A build did not tell what it is made of.');
  return graph;
}
