import type { ModuleGraph } from '../../../.storybook/moduleGraphPlugin.ts';
import { isNamedBy } from '../options.ts';
import { makeMessageUse } from '../selection/messageUse.ts';
import { isListOfStories, reachOf } from '../selection/selectStories.ts';
import type { StoryEntry } from '../storyEntry.ts';
import type { Mutation } from './mutation.ts';

/** More in one build would leave few stories that only one of them reaches. */
const mostTogether = 12;

/**
 * Changes that are built together, since a build takes longer than the pictures: no story that is to prove one of them is
 * made of what another changes, so none is caught by another's fault. A change of styles or of the preview reaches
 * everything and stands alone.
 */
export function batchesOf(
  mutations: readonly Mutation[],
  stories: readonly StoryEntry[],
  graph: ModuleGraph,
): Mutation[][] {
  const shared = reachOf(graph, graph.entries, isListOfStories);
  const reached = new Map<string, ReadonlySet<string>>();
  const madeOf = (file: string) => {
    const known = reached.get(file) ?? reachOf(graph, [file], isListOfStories);
    reached.set(file, known);
    return known;
  };
  const isWide = ({ edits }: Mutation) =>
    edits.some(({ file }) => file.endsWith('.css') || (shared.has(file) && !isCatalogue(file)));
  const reaches = ({ edits }: Mutation, { file }: StoryEntry) =>
    edits.some((edit) => {
      // Papers tell nothing of what they are made of: the server's, and some of the library.
      if (file.startsWith('papers/'))
        return !/^papers\/(mail|bank|pdf)-/.test(file) || !edit.file.endsWith('.tsx');
      const modules = madeOf(file);
      if (!isCatalogue(edit.file)) return modules.has(edit.file);
      const asks = makeMessageUse(changedKeys(graph, edit));
      return [...modules].some((id) => asks(graph.modules[id]?.code ?? ''));
    });
  const lookedAt = ({ look }: Mutation) =>
    stories.filter((story) => look.some((text) => isNamedBy(story, text)));
  const isApart = (one: Mutation, other: Mutation) =>
    !lookedAt(one).some((story) => reaches(other, story)) &&
    !lookedAt(other).some((story) => reaches(one, story)) &&
    !one.edits.some(({ file }) => other.edits.some((edit) => edit.file === file));

  const batches: Mutation[][] = [];
  for (const mutation of mutations) {
    const room = isWide(mutation)
      ? undefined
      : batches.find(
          (batch) =>
            batch.length < mostTogether && batch.every((other) => !isWide(other) && isApart(mutation, other)),
        );
    if (room) room.push(mutation);
    else batches.push([mutation]);
  }
  return batches;
}

function isCatalogue(file: string): boolean {
  return file.startsWith('src/i18n/messages/');
}

/** Keys of the messages that an edit of a catalogue changes; of a deleted one, all. */
function changedKeys(graph: ModuleGraph, edit: Mutation['edits'][number]): Set<string> {
  const messages = Object.entries(graph.messages[edit.file] ?? {});
  return new Set(
    messages
      .filter(
        ([key, text]) =>
          'isDeleted' in edit ||
          `${JSON.stringify(key)}: ${JSON.stringify(text)},`.includes(edit.from.trim()),
      )
      .map(([key]) => key),
  );
}
