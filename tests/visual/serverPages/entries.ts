import * as v from 'valibot';
import { everyMode, picturedTag, type Mode } from '../../../.storybook/modes.ts';
import type { BuildFiles } from '../buildCache.ts';
import type { Pose } from '../poses.ts';

const folder = 'serverPages/';

/** Reads the mails and static pages of a build as story entries: `serverPages/mail`, `code-ru`. */
export function readServerPages(files: BuildFiles) {
  const list = files.get('serverPages.json');
  if (list === undefined) return [];
  return v.parse(v.array(v.string()), JSON.parse(list.toString())).map((id) => {
    const dash = id.indexOf('-');
    return {
      id: `serverPages-${id}`,
      title: `${folder}${id.slice(0, dash)}`,
      name: id.slice(dash + 1),
      file: `${folder}${id}.html`,
      tags: [picturedTag],
    };
  });
}

/** Whether an id belongs to a mail or a static page. */
export function isServerPage(storyId: string): boolean {
  return storyId.startsWith('serverPages-');
}

/** Returns its path in a built Storybook. */
export function serverPagePath(storyId: string): string {
  return `${folder}${storyId.slice('serverPages-'.length)}.html`;
}

/** Returns a page with its stylesheets, which name other files by hash, and pictures. Null if there is none. */
function serverPageContents(files: BuildFiles, storyId: string): readonly Buffer[] | null {
  const html = files.get(serverPagePath(storyId));
  if (html === undefined) return null;
  const named = [...html.toString().matchAll(/["'(,\s]\/([^"'?#\s),]+)/g)];
  return [html, ...named.flatMap(([, path = '']) => files.get(path) ?? [])];
}

/** Whether a page is identical in both builds. It has no script of the build, so it looks the same. */
export function isSameServerPage(before: BuildFiles, after: BuildFiles, storyId: string): boolean {
  const [was, is] = [serverPageContents(before, storyId), serverPageContents(after, storyId)];
  return (
    was !== null &&
    is?.length === was.length &&
    is.every((content, index) => was[index]?.equals(content) === true)
  );
}

/** Returns the modes of a server page: one language, and the theme of the system or its own script. */
export function serverPageModes(storyId: string): readonly Mode[] {
  const locale = storyId.endsWith('-en') ? 'en' : 'ru';
  return everyMode.filter(({ name }) => [`light-1280-${locale}`, `light-375-${locale}`].includes(name));
}

export const serverPagePoses: readonly Pose[] = [
  { name: 'dark', theme: 'dark' },
  { name: 'print', medium: 'print', width: 680, theme: 'dark' },
];
