import * as v from 'valibot';
import { everyMode, picturedTag, type Mode } from '../../../.storybook/modes.ts';
import type { BuildFiles } from '../buildCache.ts';
import type { Pose } from '../poses.ts';

const folder = 'papers/';

/** Mails and static pages of a build, as entries like those of stories: `papers/mail`, `code-ru`. */
export function readPapers(files: BuildFiles) {
  const list = files.get('papers.json');
  if (list === undefined) return [];
  return v.parse(v.array(v.string()), JSON.parse(list.toString())).map((id) => {
    const dash = id.indexOf('-');
    return {
      id: `papers-${id}`,
      title: `${folder}${id.slice(0, dash)}`,
      name: id.slice(dash + 1),
      file: `${folder}${id}.html`,
      tags: [picturedTag],
    };
  });
}

/** Whether an id is that of a mail or a static page. */
export function isPaper(storyId: string): boolean {
  return storyId.startsWith('papers-');
}

/** Where a built Storybook has it. */
export function paperPath(storyId: string): string {
  return `${folder}${storyId.slice('papers-'.length)}.html`;
}

/** The paper with what it names: sheets, which name all else by its content, and pictures. Null when there is none. */
function paperContents(files: BuildFiles, storyId: string): readonly Buffer[] | null {
  const html = files.get(paperPath(storyId));
  if (html === undefined) return null;
  const named = [...html.toString().matchAll(/["'(,\s]\/([^"'?#\s),]+)/g)];
  return [html, ...named.flatMap(([, path = '']) => files.get(path) ?? [])];
}

/** Whether a paper is made of the same bytes in both builds: no script of theirs is behind it, so it looks the same. */
export function isSamePaper(before: BuildFiles, after: BuildFiles, storyId: string): boolean {
  const [was, is] = [paperContents(before, storyId), paperContents(after, storyId)];
  return (
    was !== null &&
    is?.length === was.length &&
    is.every((content, index) => was[index]?.equals(content) === true)
  );
}

/** A paper is in one language; its theme is the reader's system's, or its own script's. */
export function paperModes(storyId: string): readonly Mode[] {
  const locale = storyId.endsWith('-en') ? 'en' : 'ru';
  return everyMode.filter(({ name }) => [`light-1280-${locale}`, `light-375-${locale}`].includes(name));
}

export const paperPoses: readonly Pose[] = [
  { name: 'dark', theme: 'dark' },
  { name: 'print', medium: 'print', width: 680, theme: 'dark' },
];
