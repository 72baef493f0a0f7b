import { readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { filesUnder } from './sources.ts';

/** A story as its file exports it. */
export interface CatalogueStory {
  /** The export: `LongContent`. */
  name: string;
  /** Id as in Storybook's addresses: `screens-cart-cartscreen--long-content`. */
  id: string;
  tags: readonly string[];
}

export interface StoryFile {
  /** From the project's root, with forward slashes. */
  path: string;
  source: string;
  /** Explicit title; by convention null, and derived from the folder. */
  title: string | null;
  /** Name of the component shown: `CartScreen`. Null where the file names none. */
  component: string | null;
  stories: readonly CatalogueStory[];
}

let catalogue: readonly StoryFile[] | null = null;

/** Every story file, parsed but not run, once for all tests of a process. Throws on a file that is not CSF. */
export function readCatalogue(): readonly StoryFile[] {
  catalogue ??= parseCatalogue();
  return catalogue;
}

function parseCatalogue(): StoryFile[] {
  return filesUnder('stories', /\.stories\.tsx$/).map((path) =>
    parseStoryFile(path, readFileSync(path, 'utf8')),
  );
}

/** The stories of a file, by its text. Throws on what is not CSF. */
export function parseStoryFile(path: string, source: string): StoryFile {
  let title: string | null = null;
  const csf = loadCsf(source, {
    fileName: path,
    makeTitle: (own: string | undefined) => {
      title = own ?? null;
      return own ?? path.replace(/^stories\//, '').replace(/\.stories\.tsx$/, '');
    },
  }).parse();
  const shared = csf.meta.tags ?? [];
  return {
    path,
    source,
    title,
    component: csf.meta.component ?? null,
    stories: Object.entries(csf._stories).map(([name, story]) => ({
      name,
      id: story.id,
      tags: [...shared, ...(story.tags ?? [])],
    })),
  };
}
