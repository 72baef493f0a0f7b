import type { Plugin } from 'vite';
import { requirements } from '../stories/spec/register.ts';
import { readCatalogue } from '../tests/contract/support/catalogue.ts';
import { readProofs } from '../tests/contract/support/proofs.ts';

const moduleId = 'virtual:stories';
const resolvedId = `\0${moduleId}`;

/** A story with what its file says of it. */
export interface IndexedStory {
  id: string;
  /** `screens/cart/CartScreen` */
  title: string;
  /** `PromoExpired` */
  name: string;
  /** The comment above it, on one line; empty where there is none. */
  comment: string;
  /** What it shows of the specification, in the register's words. */
  requirements: readonly string[];
}

/** Every story, as the files stand now. Nothing is run. */
export function readStoryIndex(): readonly IndexedStory[] {
  const texts = new Map(requirements.map(({ id, text }) => [id, text]));
  const proofs = readProofs();
  return readCatalogue().flatMap(({ path, source, stories }) =>
    stories.map(({ id, name }) => ({
      id,
      title: path.replace(/^stories\//, '').replace(/\.stories\.tsx$/, ''),
      name,
      comment: commentOf(source, name),
      requirements: proofs
        .filter((proof) => proof.file === path && (proof.name === null || proof.name === name))
        .flatMap((proof) => texts.get(proof.id) ?? []),
    })),
  );
}

/** The doc comment right above an export; lines that name requirements may stand between. */
function commentOf(source: string, name: string): string {
  const [before = ''] = source.split(new RegExp(`^export const ${name}\\b`, 'm'));
  const above = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:\/\/[^\n]*\n\s*)*$/.exec(before)?.[1] ?? '';
  return above
    .replaceAll(/^\s*\*/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Gives the page that finds stories what there is to be found: `virtual:stories`, read at every start and build. */
export function storyIndexPlugin(): Plugin {
  return {
    name: 'portal:stories',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: (id) => (id === resolvedId ? `export default ${JSON.stringify(readStoryIndex())};` : undefined),
  };
}
