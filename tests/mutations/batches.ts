import { readFileSync } from 'node:fs';
import type { ModuleGraph } from '../../.storybook/moduleGraphPlugin.ts';
import { changedMessages, makeMessageUse } from '../visual/selection/messageUse.ts';
import { reachOf } from '../visual/selection/selectStories.ts';
import type { Mutation } from './mutation.ts';
import { mutated } from './mutated.ts';

/** A mutation with the files that are to catch it. */
export interface TestContext {
  mutation: Mutation;
  files: readonly string[];
}

/** More in one run would keep the first answer waiting for long. */
const mostTogether = 12;

/**
 * Mutations that are tried in one run, since a run costs more than the tests in it: the page or process loads the whole
 * portal anew. No file that is to catch one of them reaches what another changes, nor proves both, so none is caught by
 * another's fault. One whose own proofs are not seen to reach it stands alone: of it the graph knows too little.
 */
export function batchesOf<One extends TestContext>(
  trials: readonly One[],
  graph: ModuleGraph,
  textOf = (file: string) => readFileSync(file, 'utf8'),
): One[][] {
  const reached = new Map<string, ReadonlySet<string>>();
  const madeOf = (file: string) => {
    const known = reached.get(file) ?? reachOf(graph, [file], () => false);
    reached.set(file, known);
    return known;
  };
  const reachesOf = new Map(
    trials.map(({ mutation }) => [mutation, reachTest(mutation, graph, textOf(mutation.file))]),
  );
  const reaches = ({ files }: One, { mutation }: One) =>
    files.some((file) => reachesOf.get(mutation)?.(madeOf(file)) ?? true);
  const isApart = (one: One, other: One) =>
    !reaches(one, other) && !reaches(other, one) && !one.files.some((file) => other.files.includes(file));

  const batches: One[][] = [];
  for (const trial of trials) {
    const room = reaches(trial, trial)
      ? batches.find(
          (batch) =>
            batch.length < mostTogether &&
            batch.every((other) => reaches(other, other) && isApart(trial, other)),
        )
      : undefined;
    if (room) room.push(trial);
    else batches.push([trial]);
  }
  return batches;
}

/** Whether modules may show a mutation: they have its file among them, or ask for the message that it changes. */
function reachTest(
  mutation: Mutation,
  graph: ModuleGraph,
  text: string,
): (modules: ReadonlySet<string>) => boolean {
  const { file } = mutation;
  if (!file.startsWith('src/i18n/messages/')) return (modules) => modules.has(file);
  const messages = (json: string) => ({ [file]: JSON.parse(json) as Record<string, string> });
  const asks = makeMessageUse(changedMessages(messages(text), messages(mutated(mutation, text))));
  return (modules) => [...modules].some((id) => asks(graph.modules[id]?.code ?? ''));
}
